import { useState } from "react";
import styles from "./ToolLogo.module.scss";

type Props = {
  /** Path on this site or outside address. */
  logoUrl: string;
  /** Shown instead of a logo that cannot be loaded (docs/contrat.md, «Dans la page»). */
  emoji: string;
  /** Alternative text. Leave it out where the tool's name is written beside: it would be read twice. */
  name?: string;
  /** Side of the tile in pixels. */
  size?: 40 | 56;
};

/** The logo of a tool on a tile that is white in both schemes, since most brands draw for white. */
export function ToolLogo({ logoUrl, emoji, name = "", size = 40 }: Props) {
  const [failedUrl, setFailedUrl] = useState<string>();

  // An image that failed before hydration sends no second event: only its state tells.
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailedUrl(logoUrl);
  };

  return (
    <span className={`${styles.tile} ${size === 56 ? styles.large : ""}`}>
      {failedUrl === logoUrl ? (
        <span role={name ? "img" : undefined} aria-label={name || undefined} aria-hidden={name ? undefined : true}>
          {emoji}
        </span>
      ) : (
        <img
          ref={noticeEarlierFailure}
          // React sets them in this order: not asked for before it is known to be lazy.
          loading="lazy"
          decoding="async"
          src={logoUrl}
          alt={name}
          width={Math.round(size * 0.6)}
          height={Math.round(size * 0.6)}
          onError={() => setFailedUrl(logoUrl)}
        />
      )}
    </span>
  );
}
