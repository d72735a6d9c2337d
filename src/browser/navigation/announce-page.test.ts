import { announcePage } from "./announce-page";

const at = (pathname: string, hash = "") => ({ pathname, hash });
const nextFrame = () => new Promise(requestAnimationFrame);

/** The title is told in the second frame. */
const nextFrames = async () => {
  for (let count = 0; count < 3; count += 1) await nextFrame();
};

beforeEach(() => {
  document.body.innerHTML = `<div id="gatsby-announcer" aria-live="assertive"></div>
    <main><h1>Nouvelle page</h1><section id="contact"></section></main><p id="annonce" role="status"></p>`;
});

test("focus goes to the new page's heading and its title is told in French", async () => {
  document.title = "Blog | Atelier";
  announcePage(at("/blog"), at("/"));
  await nextFrames();
  expect(document.activeElement).toBe(document.querySelector("h1"));
  expect(document.getElementById("annonce")).toHaveTextContent("Page affichée : Blog | Atelier");
  expect(document.getElementById("gatsby-announcer")).not.toHaveAttribute("aria-live");
});

test("focus goes to the anchor aimed at", async () => {
  announcePage(at("/", "#contact"), at("/"));
  await nextFrames();
  expect(document.activeElement).toBe(document.getElementById("contact"));
});

test.each(["", "#contact"])("at «/%s» whoever has reached for something meanwhile keeps the focus", async (hash) => {
  document.body.innerHTML += "<button>Menu</button>";
  announcePage(at("/", hash), at("/blog"));
  document.querySelector("button")?.focus();
  await nextFrames();
  expect(document.activeElement).toBe(document.querySelector("button"));
  expect(document.getElementById("annonce")).toHaveTextContent(hash ? "" : "Page affichée");
});

test("the link that led to the page gives the focus away", async () => {
  document.body.innerHTML += '<a href="/blog">Blog</a>';
  document.querySelector("a")?.focus();
  announcePage(at("/blog"), at("/"));
  await nextFrames();
  expect(document.activeElement).toBe(document.querySelector("h1"));
});

test.each([0, 1])("a page left again after %i frames has nothing more to say", async (frames) => {
  document.title = "Accueil | Atelier";
  announcePage(at("/blog"), at("/"));
  for (let count = 0; count < frames; count += 1) await nextFrame();
  announcePage(at("/", "#contact"), at("/blog"));
  await nextFrames();
  expect(document.activeElement).toBe(document.getElementById("contact"));
  expect(document.getElementById("annonce")).toBeEmptyDOMElement();
});

test("the router's own focus, which would scroll the page, is left out", () => {
  document.body.innerHTML += '<div id="gatsby-focus-wrapper" tabindex="-1"></div>';
  announcePage(at("/"), undefined);
  document.getElementById("gatsby-focus-wrapper")?.focus();
  expect(document.activeElement).toBe(document.body);
});

test("a way back to the top of the same page moves no focus and says nothing", async () => {
  announcePage(at("/"), at("/", "#contact"));
  await nextFrames();
  expect(document.activeElement).toBe(document.body);
  expect(document.getElementById("annonce")).toBeEmptyDOMElement();
});

test("a malformed fragment is none", async () => {
  announcePage(at("/blog", "#%E0"), at("/"));
  await nextFrames();
  expect(document.activeElement).toBe(document.querySelector("h1"));
});

test("the first page keeps the browser's own focus", () => {
  announcePage(at("/"), undefined);
  expect(document.activeElement).toBe(document.body);
});
