import { useState } from "react";
import styles from "./ToolLogo.module.scss";

type Props = {
  /** A path of this site or an external URL. */
  logoUrl: string;
  /** Fallback when the logo cannot be loaded (docs/contrat.md, «Dans la page»). */
  emoji: string;
  /** Side of the tile in pixels. */
  size?: 40 | 56;
};

/** The logo of a tool named beside it, on a tile that is white in both colour schemes, as most logos are drawn for white. */
export function ToolLogo({ logoUrl, emoji, size = 40 }: Props) {
  const [failed, setFailed] = useState(false);

  // The `error` event of an image that failed before hydration is lost: read its state.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };

  return (
    <span className={`${styles.tile} ${size === 56 ? styles.large : ""}`}>
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
          width={Math.round(size * 0.6)}
          height={Math.round(size * 0.6)}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
