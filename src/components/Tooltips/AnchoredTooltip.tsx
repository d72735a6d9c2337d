import { Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { forwardRef, useImperativeHandle } from "react";
import { createPortal } from "react-dom";
import { Bubble } from "./Bubble";
import { type Handlers, useAnchorEvents } from "./useAnchorEvents";

type Props = { anchor: HTMLElement };

/**
 * The tooltip of an element that already stands on the page: after 700 ms, and at once within
 * 300 ms of another (specification, section 9). Radix decides when. Its own bubble is left out:
 * the positioning library it brings along weighs twice as much as all the rest (12 KiB, brotli).
 */
export function AnchoredTooltip({ anchor }: Props) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      <Root>
        <Trigger asChild>
          <Bridge anchor={anchor} />
        </Trigger>
      </Root>
    </Provider>
  );
}

/** What Radix hands to its trigger: handlers, and the bubble's id while it is open. */
type Handed = Handlers & { "aria-describedby"?: string };

/**
 * Stands where Radix expects its trigger and passes everything on to the real element.
 * Wrapping the element itself once the library has come would create it anew, and with
 * that lose its focus.
 */
const Bridge = forwardRef<HTMLElement, Handed & Props>(function Bridge({ anchor, ...handed }, ref) {
  const id = handed["aria-describedby"];
  const { close, stay, leave } = useAnchorEvents(anchor, handed);
  useImperativeHandle(ref, () => anchor, [anchor]);
  if (id === undefined) return null;
  return createPortal(<Bubble id={id} anchor={anchor} onClose={close} onEnter={stay} onLeave={leave} />, document.body);
});
