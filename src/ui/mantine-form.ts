/** Mantine's form fields, as `@layer mantine`: TextInput, Textarea, PasswordInput, NativeSelect, Checkbox, Radio, Switch, Alert. */
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Fieldset.layer.css';
import '@mantine/core/styles/Alert.layer.css';
