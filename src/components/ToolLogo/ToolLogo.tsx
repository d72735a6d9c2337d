import { useState } from "react";
import styles from "./ToolLogo.module.scss";

type Props = {
  logoUrl: string;
  emoji: string;
  /** The brand's colour, around the emoji: a logo has its own. */
  color?: string;
};

/**
 * The logo of a tool named beside it, or an emoji if it cannot be loaded (docs/contrat.md, «Dans la page»), on a tile
 * that is white in both colour schemes, as most logos are drawn for white; dimmed in the dark one.
 */
export function ToolLogo({ logoUrl, emoji, color }: Props) {
  const [failed, setFailed] = useState(false);

  // The `error` event of an image that failed before hydration is lost: read its state.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };

  return (
    <span className={styles.tile} style={failed && color ? { borderColor: color } : undefined}>
      {failed ? (
        <span aria-hidden="true">{emoji}</span>
      ) : (
        <img
          ref={noticeEarlierFailure}
          // React sets attributes in this order: `loading` must precede `src`, which starts the request.
          loading="lazy"
          decoding="async"
          src={logoUrl}
          alt=""
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
