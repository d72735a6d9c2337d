import { catalogue, commonKeys, type EventEntry, type KeyEntry } from "../../src/browser/analytics/event-catalogue";
import { COOKIE_MONTHS } from "../../src/shared/consent-terms";
import { frenchTypography } from "../../src/content/prose/typography";

const code = (text: string | number) => `\`${typeof text === "string" ? `"${text}"` : text}\``;

const keyRow = ([key, { type, values, meaning }]: [string, KeyEntry]) =>
  `| \`${key}\` | ${type === "number" ? "nombre" : "texte"} | ${values?.map(code).join(", ") ?? "libre"} | ${frenchTypography(meaning)} |`;

const exampleOf = (event: string, keys: readonly [string, KeyEntry][]) =>
  JSON.stringify({ event, ...Object.fromEntries(keys.map(([key, { example }]) => [key, example])) }, null, 2);

function section([event, { when, use, keys }]: [string, EventEntry]): string {
  const own = Object.entries<KeyEntry>(keys);
  return [
    `### \`${event}\``,
    frenchTypography(`**Quand.** ${when}`),
    frenchTypography(`**Dans GA4.** ${use}`),
    ["| Clé | Type | Valeurs | Sens |", "| --- | --- | --- | --- |", ...own.map(keyRow)].join("\n"),
    ["```json", exampleOf(event, [...Object.entries<KeyEntry>(commonKeys), ...own]), "```"].join("\n"),
  ].join("\n\n");
}

const introduction = `
# Les événements du site

Ce document est écrit par \`npm run generate\` à partir du catalogue \`src/browser/analytics/event-catalogue.ts\` : le code, les contrôles, le conteneur à importer et cette page disent donc toujours la même chose.

## Mettre en place la mesure

1. Dans Google Analytics 4, créez une propriété et un flux web ; notez l’identifiant de mesure (\`G-…\`). Dans le flux, coupez les « mesures améliorées » : le site envoie lui-même les pages vues et le défilement.
2. Dans Google Tag Manager, créez un conteneur Web ; notez son identifiant (\`GTM-…\`).
3. Administration › Importer un conteneur : choisissez \`static/gtm/conteneur-ga4.json\` (aussi à l’adresse \`/gtm/conteneur-ga4.json\` du site), un nouvel espace de travail, puis « Fusionner ».
4. Variables › « GA4 - Identifiant de mesure » : remplacez \`G-XXXXXXXXXX\` par le vôtre. Envoyez, publiez.
5. Donnez l’identifiant du conteneur au site : variable d’environnement \`GTM_ID\`, ou \`gtmId\` dans \`data/site.json\`. Il commence par \`GTM-\` ; l’identifiant de mesure \`G-…\` n’a sa place que dans le conteneur. Publiez le site.
6. Dans Search Console, déclarez le site puis, sous « Sitemaps », \`sitemap-index.xml\` : c’est le sommaire, qui mène aux autres ([Google](https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps)). \`robots.txt\` le nomme aussi.

Le conteneur importé règle les cookies de Google Analytics sur ${COOKIE_MONTHS} mois sans prolongation, ce qu’annonce la politique de confidentialité. Chaque balise y exige l’accord \`analytics_storage\`.

Pour un environnement de Tag Manager, donnez \`GTM_AUTH\` et \`GTM_PREVIEW\` ; pour servir le script depuis votre propre domaine, \`GTM_ORIGIN\`, une origine entière et sans chemin (\`https://mesure.exemple.fr\`).

## Ce qui part, et quand

- Avant l’accord du visiteur, rien : ni script, ni événement, ni cookie. Ce qui se passe avant l’accord n’est pas rattrapé après.
- Après l’accord, dans cet ordre : le refus par défaut puis l’accord (Google Consent Mode v2, mode de base), le script de Tag Manager, une fois par chargement de page, puis les événements. \`analytics_storage\` suit l’interrupteur « Analytiques » ; \`ad_storage\`, \`ad_user_data\` et \`ad_personalization\` suivent « Marketing ». Sans « Analytiques », rien ne part, même avec « Marketing ».
- Au retrait, tout s’arrête à l’instant, dans chaque page ouverte du site (un autre onglet, une page que le navigateur rend de sa mémoire) : l’accord passe à « refusé », chaque flux reçoit l’interrupteur de Google ([\`ga-disable-G-…\`](https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out)), plus aucun envoi. Si Tag Manager n’est pas encore arrivé, ce qui l’attendait est repris : il ne trouve que le refus. Les cookies des balises de Google (\`_ga\`, \`_ga_<flux>\`, \`_gid\`, \`_gat…\`, \`_gcl_au\` et ses pareils) sont effacés, et de nouveau quand un script de Google arrive après le retrait ; aucun autre ne l’est.
- Seuls les événements ci-dessous, envoyés par le site, entrent dans \`dataLayer\`, avec les commandes de Google et les étapes \`gtm.…\`. Un événement poussé par une balise, sans la marque du site (\`custom_parameter\`), est écarté, comme un message sans \`event\` ; l’inspecteur montre en rouge ce qu’un autre script enverrait par la commande \`event\` de \`gtag\`. Pour en ajouter un au site : une entrée du catalogue, et l’appel de \`track\` qui l’envoie ; le code ne compile pas avec un autre nom.
- Rien de personnel : pas de contenu de formulaire, des adresses réduites aux paramètres de campagne connus, y compris dans ce que Google envoie de lui-même (\`session_start\`, \`user_engagement\`). La balise Google attend pour cela la première page vue, et l’en-tête \`Referrer-Policy\` ne laisse de la page précédente que le nom du site.

## Annonces

Aucune balise publicitaire n’est admise aujourd’hui : la politique de sécurité ne laisse passer que Tag Manager et Google Analytics (voir « Ce que la politique de sécurité refuse »). Le bandeau, la fenêtre des cookies (« Marketing ») et la politique de confidentialité disent la même chose : l’accord sert à savoir quelle annonce a amené le visiteur. Cet accord garde seulement le numéro du clic sur une annonce (\`gclid\` et ses pareils) dans \`page_location\`, d’où Google Analytics le relie à une campagne. Pour suivre les conversions dans Google Ads, importez-y les événements clés de GA4 : rien n’est à changer ici. Une balise Google Ads demanderait d’admettre ses hôtes (\`src/gatsby/finish/security-policy.ts\`), de dire ce qu’elle dépose (\`src/components/prose/stored-items.ts\`, \`ConsentDialog.tsx\`) et une nouvelle \`POLICY_VERSION\` : chacun est alors interrogé de nouveau.

**Signals.** Laissez coupé « Google Signals » (Administration › Collecte et modification des données › Collecte des données) : il relie les visites au compte Google de qui y est connecté et accepte les annonces personnalisées ([explications](https://cardinalpath.com/blog/google-signals-managing-identity-resolution-in-ga4)), ce que le site n’annonce pas et que son accord ne couvre donc pas.

## Ce que la politique de sécurité refuse

Chaque page part avec une politique de sécurité (\`Content-Security-Policy\`) : le navigateur refuse ce qu’elle ne nomme pas et le dit dans sa console. Elle suit [la liste de Google](https://developers.google.com/tag-platform/security/guides/csp) pour Tag Manager, son mode Aperçu et GA4 sans fonctions publicitaires :

| Admis | Pour |
| --- | --- |
| \`*.googletagmanager.com\` | le conteneur et la balise Google |
| \`*.google-analytics.com\`, \`analytics.google.com\` et ses sous-domaines, \`www.google.com/g/\` | les envois de GA4, qui changent d’hôte selon la région et le navigateur |
| \`fonts.googleapis.com\`, \`fonts.gstatic.com\`, \`ssl.gstatic.com\`, \`www.gstatic.com\` | Tag Assistant |

| Refusé | Conséquence |
| --- | --- |
| les hôtes de Google Signals et de Google Ads (\`*.g.doubleclick.net\`, \`pagead2.googlesyndication.com\`, \`www.google.fr\` et les autres pays, le reste de \`www.google.com\`) | les requêtes que Signals ajoute sont refusées : laissez-le désactivé dans GA4 |
| tout cadre (\`iframe\`), dont celui où Tag Manager installe son « service worker » | la console le signale ; Google ne le demande pas pour GA4 seul |
| les balises « HTML personnalisé » | leur script, écrit dans la page, ne s’exécute pas |
| les variables « JavaScript personnalisé » | elles demandent \`unsafe-eval\` et restent sans valeur : prenez une variable « Couche de données », un modèle de variable, ou une clé de plus dans l’événement |
| les balises d’autres services | ni leur script ni leurs envois ne passent ; un hôte s’ajoute dans \`src/gatsby/finish/security-policy.ts\` et se déclare (voir « Annonces ») |

## Ce que Safari oublie

Safari efface ce qu’un script a écrit, cookies et stockage local, d’un site que le visiteur n’a pas touché pendant sept jours d’utilisation de Safari ([WebKit](https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/)). Les treize mois des cookies \`_ga…\` et les six mois du choix y sont donc des plafonds. Qui revient après une semaine compte comme un nouvel utilisateur, et le bandeau lui est montré de nouveau ; c’est sa première réponse qui est oubliée, non ignorée. Comparez les visiteurs nouveaux et connus à navigateur égal.

## Vérifier

**Sur le site.** Ajoutez \`?inspecteur=1\` à une adresse : un panneau montre l’état de l’accord, celui de Tag Manager et chaque envoi, comparé au catalogue ; en rouge ce qui n’est pas conforme, en gris ce que le défaut d’accord a retenu. Les mesures faites avant l’accord (LCP, FID) partent avec lui. Il reste ouvert pour l’onglet ; « Quitter » ou \`?inspecteur=0\` le ferme.

**Avec Tag Assistant.** Dans Tag Manager, « Prévisualiser », puis l’adresse du site. Tag Assistant attend le script : cliquez d’abord sur « Accepter tout » dans la page ouverte, il se connecte alors. À gauche, les événements dans l’ordre ; onglet « Consentement », l’accord d’abord refusé par défaut, puis donné. Si la connexion n’aboutit pas, rechargez la page : le choix est retenu.

**Dans GA4.** Administration › DebugView montre les événements pendant la prévisualisation.

## Le premier jour

Le conteneur est comparé au schéma que Google publie (ressources \`tags\`, \`triggers\` et \`variables\` de l’API Tag Manager v2) et le site à un faux Tag Manager. Ce que seul Google peut montrer se vérifie une fois, en ligne :

1. L’import se termine sans message : ${Object.keys(catalogue).length + 1} balises, ${Object.keys(catalogue).length} déclencheurs et leurs variables, tous « ajoutés ».
2. Tag Assistant, après « Accepter tout » : sur \`page_view\`, « GA4 - Configuration » part avant « GA4 - page_view » ; aux événements suivants elle ne repart pas.
3. Ouvrez \`/?email=essai@exemple.fr&utm_source=essai\` en prévisualisation, acceptez : dans l’onglet Réseau, aucune requête vers \`/g/collect\` ne contient « email », ni dans \`dl\` (adresse) ni dans \`dr\` (page précédente), y compris pour \`session_start\` ; \`utm_source\` y est.
4. DebugView : un \`page_view\` par page, avec \`custom_parameter\` ; deux événements clés après un envoi du formulaire et un clic de réservation.
5. « Gérer mes cookies », tout couper, puis défiler et quitter : plus aucune requête vers Google, plus de cookie \`_ga…\`.
6. Le cookie \`_ga\` expire 13 mois après la première visite, et la date ne bouge pas à la visite suivante.

## Créer dans GA4

Administration › Définitions personnalisées, portée « Événement », avec exactement le nom de la clé. Administration › Événements : marquez \`contact_form_submit\` et \`calendly_click\` comme événements clés.

## Clés communes à tous les événements
`;

/** The marketer's guide, in French, generated from the catalogue. */
export function buildGuide(): string {
  return [
    frenchTypography(introduction.trim()),
    ["| Clé | Type | Valeurs | Sens |", "| --- | --- | --- | --- |", ...Object.entries(commonKeys).map(keyRow)].join(
      "\n",
    ),
    frenchTypography(
      "Le conteneur joint aussi `page_location` et `page_title` à chaque événement : ceux de la page mesurée.",
    ),
    "## Événement par événement",
    ...Object.entries(catalogue).map(section),
  ].join("\n\n");
}
