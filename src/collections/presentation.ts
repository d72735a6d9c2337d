/** How the studio names and sorts a collection. */
export type Presentation = {
  /** Heading in the studio's menu. */
  group: "Contenus" | "Accueil" | "Site";
  title: string;
  /** Singular and plural: «1 réalisation ajoutée», «2 questions modifiées». */
  nouns: readonly [one: string, many: string];
  feminine?: true;
  /** The page that shows the entries, when they have no page of their own. */
  page: string;
  /** Field that sorts the entries of a folder; lists keep their order. */
  rank?: string;
  /** The code refers to each entry by key: none can be added or removed. */
  fixed?: true;
};

/** Keyed by the collection's type. */
export const presentations: Readonly<Record<string, Presentation>> = {
  PortfolioCase: {
    group: "Contenus",
    title: "Réalisations",
    nouns: ["réalisation", "réalisations"],
    feminine: true,
    page: "/#realisations",
    rank: "order",
  },
  Article: { group: "Contenus", title: "Articles", nouns: ["article", "articles"], page: "/blog" },
  Testimonial: {
    group: "Contenus",
    title: "Témoignages",
    nouns: ["témoignage", "témoignages"],
    page: "/#temoignages",
  },
  HomeQuestion: {
    group: "Contenus",
    title: "Questions de l’accueil",
    nouns: ["question", "questions"],
    feminine: true,
    page: "/#faq",
  },
  BlogQuestion: {
    group: "Contenus",
    title: "Questions du blog",
    nouns: ["question du blog", "questions du blog"],
    feminine: true,
    page: "/blog#faq",
  },
  HomeTexts: {
    group: "Accueil",
    title: "Textes de l’accueil",
    nouns: ["page d’accueil", "pages d’accueil"],
    feminine: true,
    page: "/",
  },
  Service: { group: "Accueil", title: "Services", nouns: ["service", "services"], page: "/#services" },
  MethodStep: {
    group: "Accueil",
    title: "Méthode",
    nouns: ["étape", "étapes"],
    feminine: true,
    page: "/#methode",
  },
  ShowcaseProject: {
    group: "Accueil",
    title: "Vitrine",
    nouns: ["projet de la vitrine", "projets de la vitrine"],
    page: "/#vitrine",
  },
  TechTile: {
    group: "Accueil",
    title: "Bandeau d’outils",
    nouns: ["outil du bandeau", "outils du bandeau"],
    page: "/#stack",
  },
  AssistantTopic: {
    group: "Accueil",
    title: "Assistant",
    nouns: ["sujet de l’assistant", "sujets de l’assistant"],
    page: "/",
  },
  SiteIdentity: {
    group: "Site",
    title: "Identité et liens",
    nouns: ["identité du site", "identités du site"],
    feminine: true,
    page: "/",
  },
  PageTexts: {
    group: "Site",
    title: "Têtes de page",
    nouns: ["tête de page", "têtes de page"],
    feminine: true,
    page: "/",
    fixed: true,
  },
  NavigationItem: { group: "Site", title: "Menu", nouns: ["lien du menu", "liens du menu"], page: "/" },
  StackCategory: {
    group: "Site",
    title: "Stack technique",
    nouns: ["catégorie d’outils", "catégories d’outils"],
    feminine: true,
    page: "/stack-technique",
  },
  LegalPage: {
    group: "Site",
    title: "Pages légales",
    nouns: ["page légale", "pages légales"],
    feminine: true,
    page: "/",
  },
};
