// The parts of Mantine that are used, with their styles: import them from here, so that the styles load with the
// first screen that needs one and not with the page. Add a line when a component comes into use.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Menu.css';
import './mantine-overrides.css';

export {
  Checkbox,
  Menu,
  MultiSelect,
  NativeSelect,
  Select,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
export type { TextInputProps } from '@mantine/core';
