import type { Group } from '@/api/models';
import { textOf } from '@/lib/words';

type Address = Group['remitAddress'];

/** A group by its name; one that has none is called so. */
export function groupName(group: Pick<Group, 'name'> | undefined): string {
  return textOf(group?.name) || 'Unnamed group';
}

/** `El Paso, TX`; undefined when the address has neither. */
export function placeWords(address: Address): string | undefined {
  return [textOf(address?.city), textOf(address?.state)].filter(Boolean).join(', ') || undefined;
}

/** `100 Remittance Rd, Suite 2, El Paso, TX 79901`; undefined when nothing of it is there. */
export function addressWords(address: Address): string | undefined {
  const stateAndZip = [textOf(address?.state), textOf(address?.zipCode)].filter(Boolean).join(' ');
  const parts = [address?.addressLine1, address?.addressLine2, address?.city].map((segment) =>
    textOf(segment),
  );
  return [...parts, stateAndZip].filter(Boolean).join(', ') || undefined;
}
