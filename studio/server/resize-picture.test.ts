import sharp from "sharp";
import { figure, resizePicture } from "./resize-picture";

const blank = (background: sharp.Color) => sharp({ create: { width: 800, height: 500, channels: 4, background } });

test("what is transparent in an image that replaces a photograph is white, not black", async () => {
  const capture = await blank({ r: 255, g: 0, b: 0, alpha: 0 }).png().toBuffer();
  const { data } = await resizePicture(capture, figure, "jpg");
  const { channels } = await sharp(data).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  const kept = await resizePicture(capture, figure, "png");
  expect((await sharp(kept.data).metadata()).hasAlpha).toBe(true);
});

test("a truncated photograph is reported as damaged, not of another format", async () => {
  const photo = await blank("#0b6b57").jpeg().toBuffer();
  await expect(resizePicture(photo.subarray(0, -40), figure)).rejects.toThrow("Image coupée ou abîmée");
});

test("a drawing that begins with a remark is a drawing", async () => {
  const drawing = `<!-- Licence libre -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200"><path d="M0 0h9" /></svg>`;
  expect(await resizePicture(Buffer.from(drawing), figure)).toMatchObject({ extension: "svg" });
});

test("an animated picture is refused, as by the check, instead of losing all its views but one", async () => {
  const views = await Promise.all(["#0b6b57", "#f4c430"].map((colour) => blank(colour).png().toBuffer()));
  const moving = await sharp(views, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  await expect(resizePicture(moving, figure)).rejects.toThrow("Image animée");
});
