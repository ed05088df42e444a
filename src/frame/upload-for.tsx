import { UploadDialog } from '@/features/files/upload-dialog';
import { providerFolder } from '@/lib/file-path';

interface UploadForProps {
  providerId: string;
  name: string;
  onClose(): void;
}

/** Uploads files to a provider's folder. The palette does not load what knows the folder until then. */
export function UploadFor({ providerId, name, onClose }: UploadForProps) {
  return <UploadDialog folder={providerFolder(providerId)} fixed={name} onClose={onClose} />;
}
