import { sharedStylesFirst } from "./head-order";

test("the sheet every page shares comes before the page's own", () => {
  const page = <style key="page" data-href="/component---src-pages-index-tsx.1.css" />;
  const shared = <style key="shared" data-href="/app.2.css" />;
  const title = <title key="title">Accueil</title>;
  expect(sharedStylesFirst([title, page, shared])).toEqual([shared, title, page]);
});
