import { createContext, useContext } from "react";
import type { Target } from "../../protocol";

/** What the fields need to know about their entry. */
type FormContext = {
  target: Target;
  /** Used to name an uploaded image. */
  title: string;
  staged: Readonly<Record<string, string>>;
  stage: (name: string, id: string) => void;
  icons: readonly string[];
};

const Context = createContext<FormContext>({
  target: { type: "", file: null, index: null, id: null },
  title: "",
  staged: {},
  stage: () => {},
  icons: [],
});

export const FormContextProvider = Context.Provider;
export const useFormContext = () => useContext(Context);
