import { glossary, glossaryAnchor } from '@/domain/glossary';
import { Fact, Facts, Section } from '@/ui/layout';

/** Every term with what it means, in alphabetical order. */
export function Glossary() {
  return (
    <Section title="Glossary">
      <Facts labelWidth={200}>
        {glossary
          .toSorted((one, other) => one.term.localeCompare(other.term, 'en'))
          .map((entry) => (
            <Fact key={entry.term} name={<span id={glossaryAnchor(entry)}>{entry.term}</span>}>
              {entry.long && <b>{entry.long}. </b>}
              {entry.text}
            </Fact>
          ))}
      </Facts>
    </Section>
  );
}
