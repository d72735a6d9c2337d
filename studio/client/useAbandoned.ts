import { useState } from "react";
import type { Target } from "../protocol";
import { addAbandoned, type Draft, forgetAbandoned, readAbandoned } from "./drafts";

/** What was given up in an entry, kept in the browser until it is resumed or forgotten: the latest first. */
export function useAbandoned(target: Target) {
  const [abandoned, setAbandoned] = useState(() => readAbandoned(target));
  const keepAside = (draft: Draft) => {
    addAbandoned(target, draft);
    setAbandoned([draft, ...abandoned]);
  };
  const forget = () => {
    forgetAbandoned(target);
    setAbandoned(abandoned.slice(1));
  };
  return { abandoned: abandoned[0], keepAside, forget };
}
