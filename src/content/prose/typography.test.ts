/** @jest-environment node */
import { cellTypography, frenchTypography, titleTypography } from "./typography";

describe("French typography", () => {
  test.each([
    ["L'outil qu'il faut", "L’outil qu’il faut"],
    ["Combien ? Dix !", "Combien\u202f? Dix\u202f!"],
    ["Vraiment?", "Vraiment\u202f?"],
    ["Trois étapes : lire ; écrire", "Trois étapes\u00a0: lire\u202f; écrire"],
    ["dit «oui» et « non »", "dit «\u00a0oui\u00a0» et «\u00a0non\u00a0»"],
    ['le "vrai" coût', "le «\u00a0vrai\u00a0» coût"],
    ["1 000 € et 12 500 000 lignes", "1\u202f000\u00a0€ et 12\u202f500\u202f000 lignes"],
    ["30 min, 100 %, 5 h", "30\u00a0min, 100\u00a0%, 5\u00a0h"],
    ["25 fois 6 minutes, 12 journées", "25\u00a0fois 6\u00a0minutes, 12\u00a0journées"],
    ["420 commandes, 3 erreurs, à 6 h 30", "420\u00a0commandes, 3\u00a0erreurs, à 6\u00a0h\u00a030"],
    ["de 2 à 4 semaines, de 1 à 5 €", "de 2\u00a0à\u00a04\u00a0semaines, de 1\u00a0à\u00a05\u00a0€"],
    ["3 h par semaine, par heures", "3\u00a0h par\u00a0semaine, par heures"],
    ["600 € HT, 1 404 € TTC", "600\u00a0€\u00a0HT, 1\u202f404\u00a0€\u00a0TTC"],
    ["devis n° 113, contrat n°000", "devis n°\u00a0113, contrat n°\u00a0000"],
    [
      "l’article 28, articles 12 à 14, articles L. 1",
      "l’article\u00a028, articles\u00a012\u00a0à\u00a014, articles L. 1",
    ],
    ["− 600 à − 1 200 €", "−600\u00a0à −1\u202f200\u00a0€"],
    ["reste : − 40, 900 − 940, 2 × 45", "reste\u00a0: −40, 900 −\u00a0940, 2 ×\u00a045"],
    ["Make · n8n · Softr", "Make ·\u00a0n8n ·\u00a0Softr"],
    ["le 22 novembre 2026", "le 22\u00a0novembre 2026"],
    ["5 000 − 400, [Prix] − 2 et − 300", "5\u202f000 −\u00a0400, [Prix] −\u00a02 et −300"],
    [
      "Sous Mac, 15 personnes, à Lyon 7 ans. Comptez 12 jours",
      "Sous Mac, 15\u00a0personnes, à Lyon 7\u00a0ans. Comptez 12\u00a0jours",
    ],
    ["Attendez...", "Attendez…"],
    ["“Combien ?” Personne", "“Combien\u202f?” Personne"],
    ["Il a dit “non” ; moi aussi", "Il a dit “non”\u202f; moi aussi"],
    ["Tu peux ajouter… ?", "Tu peux ajouter…\u202f?"],
    ["le 1er septembre, la 1re fois", "le 1ᵉʳ\u00a0septembre, la 1ʳᵉ fois"],
    [
      'un écran "incurvé" de 15", le "beau" 17" plat',
      'un écran «\u00a0incurvé\u00a0» de 15", le «\u00a0beau\u00a0» 17" plat',
    ],
    ['En 2030 "Horizon 2030" sera l\'"offre"', "En 2030 «\u00a0Horizon 2030\u00a0» sera l’«\u00a0offre\u00a0»"],
    ['", ou "l\'autre"', '", ou «\u00a0l’autre\u00a0»'],
    ["l’année N − 1", "l’année N −\u00a01"],
    ['" et "là"', '" et «\u00a0là\u00a0»'],
    ['Il dit " oui " et "a crié "non" hier"', 'Il dit «\u00a0oui\u00a0» et "a crié «\u00a0non\u00a0» hier"'],
    ["Bravo 🎉 ! 50+ ! 12 m² ? Quoi ?...", "Bravo 🎉\u202f! 50+\u202f! 12\u00a0m²\u202f? Quoi\u202f?…"],
    ["Note: lire. Étape 2: écrire (oui): fin", "Note\u00a0: lire. Étape 2\u00a0: écrire (oui)\u00a0: fin"],
    ["500 g, 2 kg, 10 cm, 1,5 L, à 220 °C", "500\u00a0g, 2\u00a0kg, 10\u00a0cm, 1,5\u00a0L, à 220\u00a0°C"],
    ["100%, 50€, 12k€ (5%)", "100\u00a0%, 50\u00a0€, 12\u00a0k€ (5\u00a0%)"],
    ["De 9h à 17h30, 24h/24", "De 9\u00a0h à 17\u00a0h\u00a030, 24\u00a0h/24"],
    ["qu'", "qu’"],
    ["jusqu’à l'", "jusqu’à l’"],
  ])("corrects «%s»", (typed, printed) => {
    expect(frenchTypography(typed)).toBe(printed);
  });

  test.each([
    "https://exemple.fr/page?x=1&y=2",
    "à 10:30",
    "en 2024 nous avons",
    "en 2024 100\u00a0clients ont",
    "R2-D2",
    "en € HTML",
    "à 10:30:00, ratio 16:9, remise-100%25, a != b, x?y:z, rock'",
    "2h30min, A4h, 1.5h30",
    'un écran 15" et un autre de 17" de large',
    'un 15 " et un 17 " de large, un tuyau de 1/2" ou 3/4", 6\'2" de haut',
  ])("leaves «%s» alone", (text) => {
    expect(frenchTypography(text)).toBe(text);
  });

  test("is idempotent", () => {
    const once = frenchTypography('L\'offre : 1 000 € en 30 min… ? "Oui" ! Le 1er, article 28, n°7, − 5 à − 6 € HT.');
    expect(frenchTypography(once)).toBe(once);
  });
});

test.each([
  ["Le 1er septembre 2026", "Le 1ᵉʳ\u00a0septembre\u00a02026"],
  ["En septembre 2026", "En septembre 2026"],
])("a date in a cell stays on one line: «%s»", (typed, printed) => {
  expect(cellTypography(typed)).toBe(printed);
});

describe("the typography of a title", () => {
  test.each([
    ["La corvée du lundi", "La\u00a0corvée du\u00a0lundi"],
    ["Dire à la main", "Dire à la\u00a0main"],
    ["Avant d’y engager", "Avant d’y\u00a0engager"],
    ["Loin d’un mot", "Loin d’un\u00a0mot"],
    ["« Le tri ? »", "«\u00a0Le\u00a0tri\u202f?\u00a0»"],
  ])("keeps the short words of «%s» with the next one", (typed, printed) => {
    expect(titleTypography(typed)).toBe(printed);
  });

  test.each(["De la recommandation", "Un tableau-maître", "L’atelier, seul"])(
    "lets «%s» break, as its joined words could be wider than a phone",
    (text) => {
      expect(titleTypography(text)).toBe(text);
    },
  );
});
