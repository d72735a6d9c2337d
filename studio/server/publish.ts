import { formatReport } from "../../src/content/validate/mistake";
import type { Changes } from "../protocol";
import { summariseChanges } from "./changes";
import { mistakesIn } from "./check";
import { git } from "./git";
import { operationUnderWay, readConflicts } from "./git-conflict";
import type { Project } from "./project";
import { Refusal } from "./refusal";

/** The remote to push to: the branch's, or the only one. */
async function remoteOf(root: string) {
  const { out: branch } = await git(root, "symbolic-ref", "--short", "HEAD");
  const { out: chosen } = await git(root, "config", `branch.${branch.trim()}.remote`);
  const { out: names } = await git(root, "remote");
  const remotes = names.split("\n").filter(Boolean);
  const remote = chosen.trim() || remotes.find((name) => name === "origin") || remotes[0];
  return { branch: branch.trim(), remote };
}

async function waitingCommits(root: string, remote: string | undefined, branch: string): Promise<number> {
  if (!remote || !branch) return 0;
  const count = (range: string) => git(root, "rev-list", "--count", range, "--");
  const since = await count(`refs/remotes/${remote}/${branch}..HEAD`);
  // A branch never pushed: all its commits are waiting.
  return Number((since.ok ? since : await count("HEAD")).out);
}

const withoutGit = [
  "Ce dossier n’est pas encore relié à un dépôt Git : vos changements sont enregistrés, mais restent sur cet ordinateur.",
  "Demandez à la personne qui a installé le site de lancer « git init », « git add . », « git commit -m Début », puis « git remote add origin <adresse du dépôt> ».",
  "Ensuite, ce bouton enverra vos changements, et l’hébergeur mettra le site à jour.",
];
const withoutRemote = [
  "Aucun dépôt distant n’est réglé : « Publier » garde vos changements dans l’historique de cet ordinateur, sans les envoyer.",
  "Créez un dépôt chez GitHub ou GitLab, puis lancez « git remote add origin <adresse du dépôt> ».",
  "Reliez ce dépôt à l’hébergeur (README, « Mettre en ligne ») : chaque publication mettra alors le site à jour.",
];
const withoutBranch = [
  "Le projet n’est sur aucune branche : vos changements sont enregistrés, mais ne peuvent pas être publiés d’ici.",
  "Lancez « git switch main » (ou le nom de votre branche) : Git dit ce qui s’y opposerait.",
  "Ensuite, ce bouton enverra vos changements.",
];

/** The unpublished changes, and how to make publishing possible. */
export async function readChanges({ root, sources }: Project): Promise<Changes> {
  const { ok } = await git(root, "rev-parse", "--verify", "HEAD");
  if (!ok) return { words: [], howTo: withoutGit, waiting: 0 };
  const conflicts = await readConflicts(root);
  if (conflicts) return { words: [], howTo: [], waiting: 0, conflicts };
  const { remote, branch } = await remoteOf(root);
  return {
    words: await summariseChanges(root, sources),
    howTo: branch ? (remote ? [] : withoutRemote) : withoutBranch,
    waiting: await waitingCommits(root, remote, branch),
  };
}

const reasons: readonly [RegExp, string][] = [
  [
    /authentication|permission denied|could not read username|access denied|403/i,
    "le dépôt a refusé l’accès. Vérifiez votre compte et vos droits d’écriture",
  ],
  [
    /could not resolve|unable to access|timed out|network|connection/i,
    "le dépôt est injoignable. Vérifiez votre connexion à Internet",
  ],
  [
    /does not appear to be a git repository|not found|no such/i,
    "l’adresse du dépôt n’existe pas. Vérifiez-la avec « git remote -v »",
  ],
  [
    /hook declined|protected branch|pre-receive/i,
    "le dépôt refuse ces changements (branche protégée ou contrôle du dépôt)",
  ],
];

/** The repository has commits that this computer has not. */
const isBehind = (err: string) => /fetch first|non-fast-forward|rejected.*behind/i.test(err);

const explain = (err: string) => {
  const known = reasons.find(([pattern]) => pattern.test(err))?.[1];
  const words = err.trim().split("\n").slice(-3).join(" ");
  return known ?? words;
};

/** Commits the provider's files only, whatever else is modified or staged. */
async function commit(root: string, words: readonly string[]): Promise<void> {
  await git(root, "add", "--", "data", "content");
  const message = words.join(", ");
  const subject = message.charAt(0).toUpperCase() + message.slice(1);
  const { ok, out, err } = await git(root, "commit", "-m", subject, "--", "data", "content");
  if (ok) return;
  const unknown = /tell me who you are|empty ident|user\.email/i.test(err);
  throw new Refusal(
    409,
    unknown
      ? 'Git ne sait pas qui vous êtes : lancez « git config --global user.name "Votre nom" » et « git config --global user.email vous@exemple.fr », puis publiez de nouveau.'
      : `Les changements n’ont pas pu être enregistrés dans l’historique : ${(err || out).trim()}`,
  );
}

const refuseMistakes = async ({ sources }: Project) => {
  const mistakes = await mistakesIn(sources);
  if (mistakes.length > 0) throw new Refusal(422, formatReport(mistakes));
};

/** Adds the repository's changes under those made here. */
async function update(root: string, remote: string, branch: string): Promise<void> {
  const { ok, err } = await git(root, "pull", "--rebase", "--autostash", "--quiet", remote, branch);
  if (ok) return;
  throw new Refusal(
    409,
    (await operationUnderWay(root)) === undefined
      ? `Le dépôt a reçu d’autres changements, qui n’ont pas pu être ajoutés aux vôtres : ${explain(err)}.`
      : "Le dépôt a reçu d’autres changements, aux mêmes endroits que les vôtres. Choisissez ce que vous gardez ; rien n’est perdu.",
  );
}

/**
 * Validates everything, commits the provider's changes, and pushes them if there is a remote, after
 * adding what it has received meanwhile.
 *
 * @returns a one-line summary.
 * @throws {Refusal} with the reason; commits already made are pushed the next time.
 */
export async function publish(project: Project): Promise<string> {
  const { root } = project;
  const { words, howTo, waiting, conflicts } = await readChanges(project);
  if (conflicts) throw new Refusal(409, "Choisissez d’abord les versions à garder.");
  if (howTo === withoutGit || howTo === withoutBranch) throw new Refusal(409, howTo.join(" "));
  if (words.length === 0 && waiting === 0) throw new Refusal(409, "Rien n’a changé depuis la dernière publication.");
  await refuseMistakes(project);
  if (words.length > 0) await commit(root, words);
  const { remote, branch } = await remoteOf(root);
  if (!remote)
    return "Changements gardés dans l’historique de cet ordinateur. Aucun dépôt distant n’est réglé : rien n’a été envoyé.";
  const push = () => git(root, "push", "--set-upstream", remote, `HEAD:refs/heads/${branch}`);
  let { ok, err } = await push();
  if (!ok && isBehind(err)) {
    await update(root, remote, branch);
    await refuseMistakes(project);
    ({ ok, err } = await push());
  }
  if (!ok)
    throw new Refusal(
      502,
      `Envoi refusé : ${explain(err)}. Vos changements sont gardés dans l’historique et partiront à la prochaine publication.`,
    );
  return "Publié. L’hébergeur met le site à jour en quelques minutes.";
}
