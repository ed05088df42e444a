import { listFilesOptions } from '@/api/operations.gen';
import { useFileDeletion, type FileWithPath } from '@/features/files/delete-file';
import { ShareControl } from '@/features/organization/share-control';
import type { SimulatedService } from '../../service';
import { count } from '../prepare';
import { press, type Write } from '../write';

const path = 'letters/letter.txt';

const filesAt = ({ world }: SimulatedService, at: string) =>
  count(world.uploads.all(), (file) => file.path === at);

function DeleteButton({ file }: { file: FileWithPath }) {
  const remove = useFileDeletion();
  return <button onClick={() => remove(file)}>Delete</button>;
}

const nothing = () => undefined;

/** The writes of files, and what is shared by them. */
export const fileWrites: readonly Write[] = [
  {
    name: 'a file that is deleted',
    operation: 'DELETE /files/uploads/{path}',
    prepare(service) {
      const file = service.put('uploads', { path });
      return {
        screen: () => <DeleteButton file={{ id: file.id, path, createdAt: file.createdAt }} />,
        async fill(settled) {
          press(/^Delete$/);
          await settled();
        },
        button: /^Delete file/,
        effects: () => 1 - filesAt(service, path),
        reads: [listFilesOptions()],
      };
    },
  },
  {
    name: 'settings that are shared',
    operation: 'POST /files/uploads/{path}',
    prepare: (service) => ({
      screen: () => (
        <ShareControl
          kind="evidence-windows"
          words="the review limits"
          value={{ reviewWindowDays: 90 }}
          isOwn
          follow={nothing}
          keep={nothing}
        />
      ),
      fill: nothing,
      button: /^Share the review limits/,
      effects: () => filesAt(service, 'credence/evidence-windows.json'),
      reads: [],
      hasOwnConflict: true,
    }),
  },
];
