import type { CollectionView, LaunchView } from "../protocol";
import { launchPage } from "./useNavigation";

type Props = {
  launch: LaunchView | null | undefined;
  onLaunch: () => void;
  collections: readonly CollectionView[];
  /** A collection's type, or the launch page. */
  current: string | undefined;
  onChoose: (collection: CollectionView) => void;
};

/** The collections, by group. */
export function Menu({ launch, onLaunch, collections, current, onChoose }: Props) {
  const groups = [...new Set(collections.map(({ group }) => group))];
  return (
    <nav className="menu" aria-label="Contenus du site">
      {launch && (
        <button type="button" aria-current={current === launchPage || undefined} onClick={onLaunch}>
          <strong>Mettre en ligne</strong> <span className="help">{launch.words}</span>
        </button>
      )}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          {collections
            .filter((collection) => collection.group === group)
            .map((collection) => (
              <button
                key={collection.type}
                type="button"
                aria-current={collection.type === current || undefined}
                onClick={() => onChoose(collection)}
              >
                {collection.title}
              </button>
            ))}
        </section>
      ))}
    </nav>
  );
}
