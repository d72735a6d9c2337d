import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState, Transaction } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useImperativeHandle, useRef, type Ref } from "react";
import { type Pasted, pasteHtml, withoutControls } from "./paste-html";
import { blankTo, spacingAround } from "./spacing";

export type ProseHandle = { insert: (text: string) => void; goTo: (line: number) => void };

type Props = {
  text: string;
  onChange: (text: string) => void;
  /** Files pasted, or dropped where the caret now is. */
  onFiles: (files: readonly File[]) => void;
  onPasted: (pasted: Pasted) => void;
  label: string;
  invalid: boolean;
  handle: Ref<ProseHandle>;
};

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "700", color: "var(--color-action)" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url], color: "var(--color-action)", textDecoration: "underline" },
  { tag: [tags.angleBracket, tags.tagName, tags.attributeName], color: "var(--color-on-spark-soft)" },
  { tag: [tags.processingInstruction, tags.monospace], color: "var(--color-muted)" },
]);

/** Passed to CodeMirror, whose own styles are outside any cascade layer and win over a stylesheet's. */
const theme = EditorView.theme({
  ".cm-scroller": {
    fontFamily: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace',
    fontSize: "0.95rem",
    lineHeight: "1.6",
  },
  ".cm-content": { caretColor: "var(--color-ink)" },
  ".cm-gutters": { border: "0", backgroundColor: "var(--color-paper-deep)", color: "var(--color-muted)" },
});

type Events = Pick<Props, "onChange" | "onFiles" | "onPasted">;

/** Pasting keeps the formatting of a document, as Markdown; a file never pours its content into the text. */
const pasteAndDrop = (latest: { current: Events }) => [
  EditorView.clipboardInputFilter.of(withoutControls),
  EditorView.domEventHandlers({
    paste(event, view) {
      const pasted = pasteHtml(event.clipboardData?.getData("text/html") ?? "");
      const files = [...(event.clipboardData?.files ?? [])];
      if (pasted) {
        const { main } = view.state.selection;
        const [lead, trail] = spacingAround(view.state.doc, main, pasted.markdown);
        const insert = view.state.toText(lead + pasted.markdown);
        view.dispatch({
          changes: { from: main.from, to: main.to, insert: insert.append(view.state.toText(trail)) },
          selection: { anchor: main.from + insert.length },
          scrollIntoView: true,
          userEvent: "input.paste",
        });
        latest.current.onPasted(pasted);
      } else if (files.length > 0 && !event.clipboardData?.getData("text/plain")) latest.current.onFiles(files);
      else return false;
      event.preventDefault();
      return true;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
      view.dispatch({ selection: { anchor: position } });
      latest.current.onFiles(files);
      return true;
    },
  }),
];

/** The MDX source of an article, highlighted. Tab moves the focus, as in other fields. */
export function ProseEditor({ text, onChange, onFiles, onPasted, label, invalid, handle }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const latest = useRef<Events>({ onChange, onFiles, onPasted });
  useEffect(() => {
    latest.current = { onChange, onFiles, onPasted };
  });

  useEffect(() => {
    const editor = new EditorView({
      parent: container.current ?? document.body,
      state: EditorState.create({
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap]),
          lineNumbers(),
          markdown(),
          syntaxHighlighting(colours),
          syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
          theme,
          pasteAndDrop(latest),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true", lang: "fr" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label]);

  // Sets the initial text, or the version chosen in a conflict.
  useEffect(() => {
    const editor = view.current;
    const current = editor?.state.doc.toString();
    if (editor && current !== text)
      editor.dispatch({
        changes: { from: 0, to: editor.state.doc.length, insert: text },
        annotations: Transaction.addToHistory.of(false),
      });
  }, [text]);

  useImperativeHandle(handle, () => ({
    insert(piece) {
      const editor = view.current;
      if (!editor) return;
      const { from, to } = editor.state.selection.main;
      const { doc } = editor.state;
      const line = doc.lineAt(from);
      const block = piece.endsWith("\n");
      const insert = block ? blankTo(line.text, line.number > 1 ? doc.line(line.number - 1).text : "") + piece : piece;
      const at = block ? line.to : from;
      editor.dispatch({
        changes: { from: at, to: block ? at : to, insert },
        selection: { anchor: at + insert.length },
        scrollIntoView: true,
      });
      editor.focus();
    },
    goTo(number) {
      const editor = view.current;
      if (!editor) return;
      const line = editor.state.doc.line(Math.min(Math.max(number, 1), editor.state.doc.lines));
      editor.dispatch({ selection: { anchor: line.from, head: line.to }, scrollIntoView: true });
      editor.focus();
    },
  }));

  return <div ref={container} className="prose" data-invalid={invalid || undefined} />;
}
