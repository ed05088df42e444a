import { NativeSelect } from '@/ui/mantine';
import { chooseEnvironment, config } from '@/config';

/** Which of the service's environments to sign in to. The page starts anew, since nothing of one is kept for another. */
export function EnvironmentChoice() {
  const { environment, environments } = config();
  return (
    <NativeSelect
      label="Environment"
      value={environment.name}
      data={environments.map(({ name, label }) => ({ value: name, label }))}
      onChange={(event) => {
        chooseEnvironment(event.currentTarget.value);
        location.reload();
      }}
    />
  );
}
