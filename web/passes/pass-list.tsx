import { useEffect, useId, useState } from 'react';
import { paths } from '../app/routing/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { keptPasses, type KeptPass } from './kept-passes.ts';
import { siteOf } from './pass-facts.ts';
import { usePassTexts } from './texts/use-pass-texts.ts';

/** A small wallet: a link to each pass that this phone keeps; nothing where it keeps none. */
export function PassList() {
  const texts = usePassTexts();
  const id = useId();
  const [passes, setPasses] = useState<readonly KeptPass[]>([]);
  useEffect(() => {
    let isLeft = false;
    void keptPasses().then((found) => !isLeft && setPasses(found));
    return () => {
      isLeft = true;
    };
  }, []);
  if (passes.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id}>{texts.wallet(passes.length)}</h2>
      {passes.map(({ pass }) => (
        <LinkButton key={pass.passId} to={paths.pass(pass.passId)} variant="secondary" wide>
          {siteOf(pass)}, {pass.name}
        </LinkButton>
      ))}
    </Stack>
  );
}
