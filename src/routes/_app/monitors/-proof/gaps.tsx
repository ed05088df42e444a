import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Gap } from '@/domain/monitoring-proof';
import { datasetName } from '@/lib/dataset-names';
import { Button } from '@/ui/button';
import { RecordList, RecordRow } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';
import { Mark } from './mark';
import { cellWords, rowsWithGaps } from './words';

/** So many are drawn at first, and with each press of the button. */
const drawnAtOnce = 50;

/** Who was missed in which list, by name, each with the way to the provider. */
export function ProofGaps({ gaps }: { gaps: readonly Gap[] }) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const printing = usePrinting();
  const all = rowsWithGaps(gaps);
  return (
    <>
      <RecordList label="Missed providers">
        {all.slice(0, printing ? all.length : drawn).map(({ row, cells }) => (
          <RecordRow key={row.id} end={<Mark tone="error">Missed</Mark>}>
            <Link to="/providers/$providerId" params={{ providerId: row.id }} search={{ tab: 'screening' }}>
              <Verbatim>{row.name}</Verbatim>
            </Link>{' '}
            <span className="mute">
              {cells.map((cell) => `${datasetName(cell.list)}: ${cellWords(cell)}`).join('; ')}
            </span>
          </RecordRow>
        ))}
      </RecordList>
      {drawn < all.length && !printing && (
        <div>
          <Button size="xs" variant="default" onClick={() => setDrawn(drawn + drawnAtOnce)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
