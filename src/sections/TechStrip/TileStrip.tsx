import { useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { useReducedMotion } from "../../components/motion/useReducedMotion";
import { PauseButton } from "../../components/RoundButton/RoundButton";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import type { TechTile } from "../../collections/tech-strip";
import { isMoving } from "./strip-motion";
import { Text } from "../../components/Text/Text";
import styles from "./TileStrip.module.scss";
import { useHoverOrFocus } from "./useHoverOrFocus";
import { useMarquee } from "./useMarquee";
import { paths } from "../../shared/paths";

type Props = {
  items: TechTile[];
  /** null without a page of all tools. */
  linkLabel: string | null;
};

/** The tools as a marquee; a static grid without scripts or with reduced motion. */
export function TileStrip({ items, linkLabel }: Props) {
  const band = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const hoveredOrFocused = useHoverOrFocus(band, stage);
  const onScreen = useOnScreen(stage);
  const reducedMotion = useReducedMotion();
  useMarquee(track, isMoving({ paused, hoveredOrFocused, onScreen, reducedMotion }));

  const tiles = items.map(({ name, logoUrl, emoji, color }) => (
    <Text as="li" beside key={name} className={`panel ${styles.tile}`}>
      <ToolLogo logoUrl={logoUrl} emoji={emoji} color={color} />
      {name}
    </Text>
  ));

  return (
    <div ref={band}>
      <div ref={stage} className={styles.stage}>
        <div ref={track} className={styles.track}>
          <ul className={styles.lap}>{tiles}</ul>
          <ul className={`${styles.lap} ${styles.copy}`} aria-hidden="true">
            {tiles}
          </ul>
        </div>
      </div>
      <Text className={`cluster apart ${styles.foot}`}>
        {linkLabel && (
          <Link href={paths.stack} className={`standalone ${styles.link}`}>
            {linkLabel}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
        <PauseButton paused={paused} className={styles.control} onToggle={setPaused} />
      </Text>
    </div>
  );
}
