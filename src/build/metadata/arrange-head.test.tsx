import { arrangeHead } from "./arrange-head";

const title = <title key="title">Accueil</title>;

test("the sheet every page shares comes before the page's own", () => {
  const page = <style key="page" data-href="/component---src-pages-index-tsx.1.css" />;
  const shared = <style key="shared" data-href="/app.2.css" />;
  expect(arrangeHead([title, page, shared])).toEqual([shared, title, page]);
});

test("what only GatsbyImage needs is left out", () => {
  expect(arrangeHead([<style key="gatsby-image-style" />, <script key="gatsby-image-style-script" />, title])).toEqual([
    title,
  ]);
});
