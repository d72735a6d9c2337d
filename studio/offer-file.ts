import type { Fields } from "./protocol";

type Group = { title?: string; files?: string[] };

/** The fields of an article that offers one more file, under a title. */
export function offerFile(fields: Fields, title: string, name: string): Fields {
  const groups = (fields.downloads ?? []) as Group[];
  const known = groups.some((group) => group.title === title);
  const added = (group: Group) => (group.title === title ? { ...group, files: [...(group.files ?? []), name] } : group);
  return { ...fields, downloads: known ? groups.map(added) : [...groups, { title, files: [name] }] };
}
