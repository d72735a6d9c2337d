import { readFileSync } from "node:fs";
import { iconSource, isKnownIcon } from "../../src/content/project/icons";
import { isPicture } from "./entries";
import { safePath } from "./files";
import type { Project } from "./project";
import { Refusal } from "./refusal";
import { readStaged } from "./staged-files";

/** An image response; all others are JSON. */
export class PictureAnswer {
  readonly type: string;

  constructor(
    readonly bytes: Buffer,
    name: string,
  ) {
    const extension = name.split(".").pop()?.toLowerCase() ?? "";
    this.type = `image/${{ jpg: "jpeg", svg: "svg+xml" }[extension] ?? extension}`;
  }
}

/** An image next to an entry, or a staged one. */
export function pictureOf(project: Project, { staged, file }: { staged: string; file: string }): PictureAnswer {
  if (staged) return new PictureAnswer(readStaged(project, staged), staged);
  const location = safePath(project.root, file);
  if (!isPicture(file) || !project.sources.exists(file)) throw new Refusal(404, "Image introuvable.");
  return new PictureAnswer(readFileSync(location), file);
}

/** The drawing of an icon. */
export function iconOf(name: string): PictureAnswer {
  if (!/^[a-z0-9-]+$/.test(name) || !isKnownIcon(name)) throw new Refusal(404, "Icône inconnue.");
  return new PictureAnswer(Buffer.from(iconSource(name)), "icon.svg");
}
