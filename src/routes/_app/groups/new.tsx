import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '@/records/create-page';
import { group } from '@/records/group';

export const Route = createFileRoute('/_app/groups/new')({ component: () => <CreatePage record={group} /> });
