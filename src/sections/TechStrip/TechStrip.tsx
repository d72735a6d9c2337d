import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useOnScreen } from "../../components/motion/useOnScreen";
import { PauseButton } from "../../components/RoundButton/RoundButton";
import { Section } from "../../components/Section/Section";
import { Text } from "../../components/Text/Text";
import { ToolLogo } from "../../components/ToolLogo/ToolLogo";
import type { Home } from "../../collections/home";
import type { TechTile } from "../../collections/tech-strip";
import { paths } from "../../shared/paths";
import styles from "./TechStrip.module.scss";

/** 0.2 px per frame (docs/contrat.md, «Constantes») at 60 fps: the same at any refresh rate. */
const pixelsPerSecond = 0.2 * 60;

type StripProps = { items: TechTile[]; linkLabel: string | null };

/**
 * The tools drift by a CSS animation, which the stylesheet pauses under the mouse: the compositor needs no script nor layout
 * per frame. A static grid without scripts or with reduced motion.
 */
function Strip({ items, linkLabel }: StripProps) {
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  /**
   * A focused link pauses the strip; the pause button does not, since it has the focus once it has resumed the strip.
   */
  const [linkFocused, setLinkFocused] = useState(false);
  const onScreen = useOnScreen(track);

  useEffect(() => {
    const element = track.current;
    // Without it the strip has no speed, and stands still.
    if (!element || typeof ResizeObserver !== "function") return undefined;
    const observer = new ResizeObserver(() => {
      // A lap is one of the two lists.
      element.style.animationDuration = `${element.scrollWidth / 2 / pixelsPerSecond}s`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const tiles = items.map(({ name, logoUrl, emoji, color }) => (
    <Text as="li" beside key={name} className={`panel ${styles.tile}`}>
      <ToolLogo logoUrl={logoUrl} emoji={emoji} color={color} />
      {name}
    </Text>
  ));

  return (
    <>
      <div className={styles.stage}>
        <div ref={track} className={styles.track} data-still={paused || linkFocused || !onScreen}>
          <ul className={styles.lap}>{tiles}</ul>
          <ul className={`${styles.lap} ${styles.copy}`} aria-hidden="true">
            {tiles}
          </ul>
        </div>
      </div>
      <Text
        className={`cluster apart ${styles.foot}`}
        onFocus={({ target }) => setLinkFocused(target.matches("a"))}
        onBlur={() => setLinkFocused(false)}
      >
        {linkLabel && (
          <Link href={paths.stack} className={`standalone ${styles.link}`}>
            {linkLabel}
            <Icon name="arrow-right" size={18} />
          </Link>
        )}
        <PauseButton paused={paused} className={styles.control} onToggle={setPaused} />
      </Text>
    </>
  );
}

type Props = { texts: Home["stack"]; items: TechTile[]; hasPage: boolean };

/** The most used tools, with a link to all of them. */
export const TechStrip = ({ texts, items, hasPage }: Props) => (
  <Section id="stack" title={texts.title} intro={texts.intro} layout="bleed">
    <Strip items={items} linkLabel={hasPage ? texts.linkLabel : null} />
  </Section>
);
