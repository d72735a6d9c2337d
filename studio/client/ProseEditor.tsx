import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState, Transaction } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useImperativeHandle, useRef, type Ref } from "react";

export type ProseHandle = { insert: (text: string) => void; goTo: (line: number) => void };

type Props = {
  text: string;
  onChange: (text: string) => void;
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

/** The MDX source of an article, highlighted. Tab moves the focus, as in other fields. */
export function ProseEditor({ text, onChange, label, invalid, handle }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
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
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true", lang: "fr" }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current(update.state.doc.toString());
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
      const line = editor.state.doc.lineAt(from);
      const block = piece.endsWith("\n");
      const insert = block && line.text.trim() !== "" ? `\n\n${piece}` : piece;
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
