import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { formatReport } from "../../src/content/validate/mistake";
import { providerFiles } from "../../src/content/validate/sources";
import type { Changes } from "../protocol";
import { summariseChanges } from "./changes";
import { mistakesIn } from "./check";
import { collectionIn } from "./entries";
import { explainGit } from "./explain-git";
import { git, gitWith, networkTimeout } from "./git";
import { operationUnderWay } from "./git-conflict";
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

/** The files that the site needs and that a rule of git keeps out of the repository, with the rule. */
async function ignoredFiles({ root, sources }: Project): Promise<string[]> {
  const files = providerFiles(sources);
  const { out } = await gitWith({ input: files.join("\0") }, root, "check-ignore", "--verbose", "-z", "--stdin");
  const parts = out.split("\0");
  const rules = Array.from({ length: Math.floor(parts.length / 4) }, (_, rank) => parts.slice(rank * 4, rank * 4 + 4));
  const texts = files.filter((file) => /\.(?:json|mdx)$/.test(file)).map((file) => sources.read(file));
  const isNeeded = (file: string) =>
    collectionIn(file) !== undefined || texts.some((text) => text.includes(path.basename(file)));
  return rules
    .filter(([, , , file = ""]) => isNeeded(file))
    .map(([place = "", line = "", rule = "", file = ""]) => `${file} (règle « ${rule} », ligne ${line} de ${place})`);
}

const nothing = { words: [], waiting: 0, ignored: [] };

/** The unpublished changes, and how to make publishing possible. */
export async function readChanges(project: Project): Promise<Changes> {
  const { root, sources } = project;
  const { ok, err } = await git(root, "rev-parse", "--verify", "HEAD");
  // Outside any repository, or in one without a commit.
  const isNone = /not a git repository|needed a single revision/i.test(err);
  if (!ok)
    return { ...nothing, canPublish: false, howTo: isNone ? withoutGit : [`Git ne répond pas : ${explainGit(err)}.`] };
  if ((await operationUnderWay(root)) !== undefined)
    return { ...nothing, canPublish: false, howTo: [], isUpdating: true };
  const { remote, branch } = await remoteOf(root);
  return {
    words: await summariseChanges(root, sources),
    howTo: branch ? (remote ? [] : withoutRemote) : withoutBranch,
    canPublish: branch !== "",
    waiting: await waitingCommits(root, remote, branch),
    ignored: await ignoredFiles(project),
  };
}

/** The repository has commits that this computer has not. */
const isBehind = (err: string) => /fetch first|non-fast-forward|rejected.*behind/i.test(err);

/** Whether the project has a hook of its own, whose words alone git repeats when it refuses. */
async function hasHook(root: string): Promise<boolean> {
  const places = await Promise.all(
    ["pre-commit", "commit-msg", "prepare-commit-msg"].map((hook) =>
      git(root, "rev-parse", "--git-path", `hooks/${hook}`),
    ),
  );
  return places.some(({ out }) => existsSync(path.resolve(root, out.trim())));
}

/** Commits the provider's files only, whatever else is modified or staged. */
async function commit(root: string, words: readonly string[]): Promise<void> {
  const added = await git(root, "add", "--", "data", "content");
  const message = words.join(", ");
  const subject = message.charAt(0).toUpperCase() + message.slice(1);
  const { ok, out, err } = added.ok ? await git(root, "commit", "-m", subject, "--", "data", "content") : added;
  if (ok) return;
  const output = (err || out).trim();
  const unknown = /tell me who you are|empty ident|user\.email/i.test(err);
  const reason = explainGit(output);
  const isHook = reason.startsWith("Git répond") && (await hasHook(root));
  throw new Refusal(
    409,
    unknown
      ? 'Git ne sait pas qui vous êtes : lancez « git config --global user.name "Votre nom" » et « git config --global user.email vous@exemple.fr », puis publiez de nouveau.'
      : `Les changements n’ont pas pu être enregistrés dans l’historique : ${isHook ? `un contrôle installé dans ce dossier (hook) les refuse, et répond : ${output.split("\n").slice(-3).join(" ")}` : reason}. Rien n’est perdu.`,
  );
}

/** What GitHub and GitLab accept at most, in bytes. */
const maxBytes = 100 * 1024 * 1024;

/** @throws {Refusal} for what would be refused once it is in the history, or be missing online. */
async function refuseMistakes(project: Project, ignored: readonly string[]) {
  const { root, sources } = project;
  if (ignored.length > 0)
    throw new Refusal(
      422,
      `Git laisse de côté des fichiers dont le site a besoin, qui manqueraient en ligne : ${ignored.join(" ; ")}. Retirez la règle, ou renommez le fichier ou son dossier.`,
    );
  const heavy = providerFiles(sources).find(
    (file) => (statSync(path.join(root, file), { throwIfNoEntry: false })?.size ?? 0) > maxBytes,
  );
  if (heavy)
    throw new Refusal(422, `${heavy} pèse plus de 100 Mo, que les dépôts refusent : allégez-le ou retirez-le.`);
  const mistakes = await mistakesIn(sources);
  if (mistakes.length > 0) throw new Refusal(422, formatReport(mistakes));
}

const reunite = "Réunir avec les changements du dépôt";

/**
 * Adds the repository's changes to those made here. The merge is computed without touching any
 * file, then checked out: what is staged or stashed is kept, and files change only where the repository has changed.
 */
async function update(root: string, remote: string, branch: string): Promise<void> {
  const failed = (why: string) =>
    new Refusal(409, `Le dépôt a reçu d’autres changements, qui n’ont pas pu être ajoutés aux vôtres : ${why}.`);
  const fetched = await gitWith({ timeout: networkTimeout }, root, "fetch", "--quiet", remote, branch);
  if (!fetched.ok) throw failed(explainGit(fetched.err));
  const tree = await git(root, "merge-tree", "--write-tree", "HEAD", "FETCH_HEAD");
  if (tree.code === 1)
    throw failed(
      "ils touchent aux mêmes endroits. Rien n’a été envoyé, rien n’a changé ici : demandez à la personne qui s’occupe du code de réunir les deux (« git pull »)",
    );
  const [id = ""] = tree.out.split("\n");
  const merge = tree.ok ? await git(root, "commit-tree", id, "-p", "HEAD", "-p", "FETCH_HEAD", "-m", reunite) : tree;
  const moved = merge.ok ? await git(root, "merge", "--ff-only", "--quiet", merge.out.trim()) : merge;
  if (!moved.ok) throw failed(explainGit(moved.err));
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
  const { words, howTo, waiting, ignored, canPublish, isUpdating } = await readChanges(project);
  if (isUpdating) throw new Refusal(409, "Une mise à jour du dépôt n’est pas finie : annulez-la d’abord.");
  if (!canPublish) throw new Refusal(409, howTo.join(" "));
  if (words.length === 0 && waiting === 0 && ignored.length === 0)
    throw new Refusal(409, "Rien n’a changé depuis la dernière publication.");
  await refuseMistakes(project, ignored);
  if (words.length > 0) await commit(root, words);
  const { remote, branch } = await remoteOf(root);
  if (!remote)
    return "Changements gardés dans l’historique de cet ordinateur. Aucun dépôt distant n’est réglé : rien n’a été envoyé.";
  const push = () =>
    gitWith({ timeout: networkTimeout }, root, "push", "--set-upstream", remote, `HEAD:refs/heads/${branch}`);
  let { ok, err } = await push();
  if (!ok && isBehind(err)) {
    await update(root, remote, branch);
    await refuseMistakes(project, []);
    ({ ok, err } = await push());
  }
  if (!ok)
    throw new Refusal(
      502,
      `Envoi refusé : ${explainGit(err)}. Vos changements sont gardés dans l’historique ; « Publier » réessaie l’envoi.`,
    );
  return "Publié. L’hébergeur met le site à jour en quelques minutes.";
}
