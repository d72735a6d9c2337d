import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { Icon } from "../../components/Icon/Icon";
import { shareAddress } from "./share-address";
import { Text } from "../../components/Text/Text";
import styles from "./ShareButton.module.scss";

const results = {
  shared: "",
  copied: "Lien copié.",
  failed: "Le lien n’a pas pu être copié\u00a0: prenez-le dans la barre d’adresse.",
};

/** Opens the system's share sheet, or copies the page's URL if there is none. */
export function ShareButton({ title }: { title: string }) {
  const [result, setResult] = useState<keyof typeof results>();
  return (
    <div className={`scripted small ${styles.share}`}>
      <Button
        variant="secondary"
        className={styles.button}
        onClick={() => {
          setResult(undefined);
          void shareAddress(title).then(setResult);
        }}
      >
        <Icon name="share-2" size={18} />
        Partager
      </Button>
      <Text role="status" className={styles.result}>
        {result && results[result]}
      </Text>
    </div>
  );
}
