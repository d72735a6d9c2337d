import { linkMessage, type Targets } from "./check-links";

const targets: Targets = {
  paths: new Map([
    ["/", new Set(["contact"])],
    ["/blog", undefined],
  ]),
  host: "exemple.org",
};

test.each([
  ["http://localhost:8000/blog", "ne mène nulle part hors de votre ordinateur : écrivez «/blog»"],
  ["http://127.0.0.1:8888/", "ne mène nulle part hors de votre ordinateur : écrivez «/»"],
  ["http://192.168.1.12/devis", "hors de votre ordinateur : écrivez celle de la page en ligne"],
  ["http://serveur/devis", "hors de votre ordinateur"],
  [
    "https://deploy-preview-12--exemple.netlify.app/blog#fin",
    "est celle d’un aperçu, que les visiteurs ne gardent pas : écrivez «/blog#fin»",
  ],
  ["https://exemple.org/blog/inexistant", "lien vers une page qui n’existe pas «/blog/inexistant»"],
  ["https://www.exemple.org/#contacts", "«#contacts» dans «/» : vouliez-vous dire «contact» ?"],
  ["tel:", "lien incorrect «tel:» : attendu un numéro, «tel:+33102030405»"],
  ["tel:abc", "attendu un numéro"],
  ["mailto:", "attendu une adresse e-mail, «mailto:nom@exemple.fr»"],
  ["mailto:contact", "attendu une adresse e-mail"],
])("a link to %s, which no visitor can follow, is reported", (href, message) => {
  expect(linkMessage(href, targets)).toContain(message);
});

test.each([
  "https://exemple.org/blog/",
  "https://exemple.netlify.app",
  "https://exemple.fr:8443/localhost",
  "tel:3631",
  "mailto:a@exemple.fr?subject=Un%20devis",
])("a link to %s is valid", (href) => {
  expect(linkMessage(href, targets)).toBeUndefined();
});
