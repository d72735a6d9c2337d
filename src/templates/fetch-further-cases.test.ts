import { fetchFurtherCases } from "./fetch-further-cases";

const answer = (status: number, body: unknown) =>
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(body), { status }));

test("reads the cases in the data of their page, as the home page reads its own", async () => {
  const image = { layout: "constrained", width: 560, height: 350, images: {} };
  const node = { slug: "cas-25", title: "Un cas", image: { childImageSharp: { gatsbyImageData: image } } };
  const fetched = answer(200, { result: { data: { portfolio: { further: [node] } } } });
  expect(await fetchFurtherCases("/autres")).toEqual([{ slug: "cas-25", title: "Un cas", image }]);
  expect(fetched).toHaveBeenCalledWith("/page-data/autres/page-data.json");
});

test("fails when the server does", async () => {
  answer(503, {});
  await expect(fetchFurtherCases("/autres")).rejects.toThrow("503");
});
