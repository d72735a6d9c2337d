/** Pattern in the output of git → what happened, and what to do about it. */
const reasons: readonly [RegExp, string][] = [
  [
    /dubious ownership/i,
    "ce dossier appartient à un autre compte de l’ordinateur, et Git s’en méfie. Si ce dossier est bien le vôtre, lancez « git config --global --add safe.directory . » en remplaçant le point par l’adresse entière du dossier",
  ],
  [/ENOENT/, "Git n’est pas installé sur cet ordinateur. Installez-le (git-scm.com), puis relancez le studio"],
  [
    /index\.lock|\.lock': File exists/i,
    "une autre commande Git est en cours dans ce dossier, ou s’est arrêtée en route. Attendez un instant ; si rien d’autre ne tourne, supprimez le fichier .git/index.lock",
  ],
  [
    /gpg|failed to sign|signing|failed to write commit object/i,
    "Git n’a pas pu signer l’enregistrement. Vérifiez votre clé de signature, ou lancez « git config commit.gpgsign false »",
  ],
  [
    /file size limit|too large|larger than/i,
    "un fichier est plus lourd que le dépôt ne l’accepte (100 Mo chez GitHub). Il est déjà dans l’historique : demandez à la personne qui s’occupe du code de l’en retirer",
  ],
  [
    /would be overwritten/i,
    "un fichier modifié ici hors du studio a aussi changé dans le dépôt. Enregistrez-le dans Git ou remettez-le comme il était",
  ],
  [/too slow/, "l’envoi n’a pas fini en une demi-heure. Vérifiez votre connexion, ou envoyez avec « git push »"],
  [
    /authentication|permission denied|could not read username|access denied|\b403\b/i,
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

/** Why git failed, in French; the last lines of its output where no pattern matches. */
export function explainGit(err: string): string {
  const known = reasons.find(([pattern]) => pattern.test(err))?.[1];
  return known ?? `Git répond : ${err.trim().split("\n").slice(-3).join(" ")}`;
}
