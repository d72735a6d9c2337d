import { siteMark } from "./site-mark";

/**
 * The single source for events: it generates the types (`event-types.ts`), the inspector's live checks
 * (`src/inspector/check-event.ts`), `docs/evenements.md` and the importable container (`tools/analytics`). Names and
 * keys are those of docs/contrat.md, «Événements». In French, for the marketer.
 */
export type KeyEntry = {
  readonly type: "string" | "number";
  /** The allowed values, when the list is closed. */
  readonly values?: readonly (string | number)[];
  readonly example: string | number;
  readonly meaning: string;
};

export type EventEntry = {
  /** When the event fires. */
  readonly when: string;
  /** What to create in Google Analytics 4. */
  readonly use: string;
  readonly keys: Readonly<Record<string, KeyEntry>>;
};

/** Keys sent with every event. */
export const commonKeys = {
  custom_parameter: {
    type: "string",
    values: [siteMark.custom_parameter],
    example: siteMark.custom_parameter,
    meaning: "Marque de ce site, la même dans tous les événements.",
  },
} as const satisfies Record<string, KeyEntry>;

export const catalogue = {
  page_view: {
    when: "À chaque page affichée, avant tout autre événement de cette page. Le retour à une page gardée en mémoire par le navigateur compte comme une nouvelle page vue, où le temps et le défilement repartent de zéro. Si l’accord est donné en cours de visite, la page affichée à ce moment est la première comptée, et ce qui en a été mesuré part après elle.",
    use: "Rien à créer : les rapports «Pages et écrans» s’en servent tels quels.",
    keys: {
      page_title: {
        type: "string",
        example: "Blog no-code et IA générative",
        meaning: "Titre de la page.",
      },
      page_location: {
        type: "string",
        example: "https://exemple.fr/blog?utm_source=lettre",
        meaning:
          "Adresse de la page, réduite aux paramètres de campagne connus (utm_…; gclid, gbraid, wbraid et dclid avec l’accord marketing).",
      },
      page_path: { type: "string", example: "/blog", meaning: "Chemin de la page, sans paramètre." },
    },
  },
  contact_form_submit: {
    when: "Quand le serveur a confirmé que le message du formulaire de contact est enregistré. Un envoi refusé ne compte pas.",
    use: "Événement clé. Valeur par défaut : 1.",
    keys: {
      event_category: {
        type: "string",
        values: ["lead_generation"],
        example: "lead_generation",
        meaning: "Famille de l’événement.",
      },
      method: { type: "string", values: ["contact_form"], example: "contact_form", meaning: "Moyen de contact." },
      value: { type: "number", values: [1], example: 1, meaning: "Poids de la conversion." },
    },
  },
  calendly_click: {
    when: "À chaque clic sur un lien vers la page de réservation de l’appel de 30 minutes, où qu’il soit (clic du milieu compris). Cette page est l’adresse `links.booking` de `data/site.json`, avec ou sans paramètres de plus ; un lien vers une autre page du même service ne compte pas.",
    use: "Événement clé. Valeur par défaut : 5.",
    keys: {
      event_category: {
        type: "string",
        values: ["conversion"],
        example: "conversion",
        meaning: "Famille de l’événement.",
      },
      event_label: {
        type: "string",
        values: ["appointment_booking"],
        example: "appointment_booking",
        meaning: "Ce que le visiteur allait faire.",
      },
      value: { type: "number", values: [5], example: 5, meaning: "Poids de la conversion." },
    },
  },
  web_vitals: {
    when: "Une fois par mesure et par chargement de page. CLS : 5 secondes après l’accord ou le chargement. FID : à la première interaction. LCP : à la première interaction ou au départ. INP : au départ.",
    use: "Dimensions personnalisées : metric_name, metric_rating. Métrique personnalisée : metric_value. Lire le 75e centile plutôt que la moyenne.",
    keys: {
      metric_name: {
        type: "string",
        values: ["LCP", "FID", "CLS", "INP"],
        example: "LCP",
        meaning: "Mesure : affichage (LCP), premier délai (FID), stabilité (CLS), réactivité (INP).",
      },
      metric_value: {
        type: "number",
        example: 1240,
        meaning: "Millisecondes entières ; pour CLS, un nombre sans unité à quatre décimales.",
      },
      metric_rating: {
        type: "string",
        values: ["good", "needs-improvement", "poor"],
        example: "good",
        meaning: "Appréciation selon les seuils de Google.",
      },
      metric_id: {
        type: "string",
        example: "v5-1732096800000-1234567890123",
        meaning: "Numéro tiré au hasard pour ce chargement de page ; il n’identifie personne.",
      },
    },
  },
  scroll_depth: {
    when: "Quand la page a défilé jusqu’à 25, 50, 75 puis 90 % de ce qui peut défiler : chaque palier une fois par page vue. Une page qui tient dans l’écran n’en envoie aucun.",
    use: "Dimension personnalisée : percent_scrolled.",
    keys: {
      percent_scrolled: {
        type: "number",
        values: [25, 50, 75, 90],
        example: 50,
        meaning: "Palier atteint, en pour cent.",
      },
    },
  },
  time_on_page: {
    when: "Une fois par page vue, au premier départ (autre page, onglet masqué ou fermé) après plus de 10 secondes visibles. Le temps passé onglet masqué ne compte pas.",
    use: "Métrique personnalisée : seconds_on_page (secondes). Dimension personnalisée : event_label.",
    keys: {
      seconds_on_page: { type: "number", example: 42, meaning: "Secondes pendant lesquelles la page était visible." },
      event_label: {
        type: "string",
        values: ["engaged_user", "bounce_candidate"],
        example: "bounce_candidate",
        meaning: "engaged_user au-delà de 60 secondes, sinon bounce_candidate.",
      },
    },
  },
  javascript_error: {
    when: "À chaque erreur de script ou promesse rejetée sans suite : une fois par erreur différente, 10 au plus par page vue. Sont ignorées celles qui ne sont pas du site : extensions du navigateur, scripts d’un autre domaine, dont le navigateur cache tout («Script error.»), mise en page qui change sans fin («ResizeObserver loop…»).",
    use: "Dimensions personnalisées : error_message, error_filename. À transmettre au développeur.",
    keys: {
      error_message: {
        type: "string",
        example: "TypeError: x is undefined",
        meaning: "Message, 100 caractères au plus ; masqué s’il reprend un mot saisi dans un formulaire.",
      },
      error_filename: { type: "string", example: "https://exemple.fr/app.js", meaning: "Fichier, ou vide si inconnu." },
      error_line: { type: "number", example: 12, meaning: "Ligne, ou 0 si inconnue." },
    },
  },
} as const satisfies Record<string, EventEntry>;
