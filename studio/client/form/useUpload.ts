import { useState } from "react";
import { flushSync } from "react-dom";
import { messageOf } from "../api";

type State = { busy: boolean; error?: string; done?: string };

/** What to say of a received file, and what it changes in the form. */
type Received = { done: string; apply: () => void };

/** Receives a file, and tells how it went. */
export function useUpload(receive: (file: File) => Promise<Received>) {
  const [state, setState] = useState<State>({ busy: false });
  const upload = (file: File) => {
    setState({ busy: true });
    receive(file).then(
      ({ done, apply }) => {
        // At once: in rjsf (6.11), what is typed before React gets to a later update erases it.
        flushSync(apply);
        setState({ busy: false, done });
      },
      (error: unknown) => setState({ busy: false, error: messageOf(error) }),
    );
  };
  return { ...state, upload };
}
