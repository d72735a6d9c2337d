import { useState } from "react";
import type { FormSchema, StagedFile, Target } from "../../protocol";
import { messageOf, sendFile } from "../api";

/** A file received for the text, waiting for what it must say. */
export type Received = { route: "picture" | "download"; file: StagedFile };

const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(?:png|jpe?g|webp|avif|svg)$/i.test(name);

/** The extensions that an article offers to take away; none on other pages. */
const extensionsIn = (schema: FormSchema): readonly string[] =>
  (schema.properties?.downloads?.items?.properties?.files?.items?.extensions as string[] | undefined) ?? [];

/** Receives files pasted or dropped on a text, one after the other: a picture, or a file to take away. */
export function useIntake(
  { target, schema, staged }: { target: Target; schema: FormSchema; staged: Readonly<Record<string, string>> },
  onNotice: (message: string) => void,
) {
  const [received, setReceived] = useState<readonly Received[]>([]);
  /** Why others of the same lot were not: said again once the windows of those received no longer hide it. */
  const [refused, setRefused] = useState("");
  const extensions = extensionsIn(schema);

  const receiveOne = async (file: File, taken: readonly string[]): Promise<Received> => {
    if (isPicture(file)) {
      const name = file.name.replace(/\.[^.]+$/, "");
      return { route: "picture", file: await sendFile("picture", { ...target, field: "body", name }, file, taken) };
    }
    if (extensions.length === 0)
      throw new Error(`« ${file.name} » n’est pas une image, et cette page ne propose pas de fichier à emporter.`);
    return { route: "download", file: await sendFile("download", { ...target, name: file.name }, file, taken) };
  };
  const receive = async (files: readonly File[]) => {
    const problems: string[] = [];
    const taken = [...Object.keys(staged), ...received.map((one) => one.file.name)];
    onNotice("Réception du fichier…");
    for (const file of files) {
      try {
        const one = await receiveOne(file, taken);
        taken.push(one.file.name);
        setReceived((former) => [...former, one]);
      } catch (error) {
        problems.push(messageOf(error));
      }
    }
    setRefused(problems.join(" "));
    onNotice(problems.join(" "));
  };
  return { current: received[0], refused, receive, next: () => setReceived((former) => former.slice(1)) };
}
