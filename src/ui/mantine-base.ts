/**
 * The part of Mantine's style sheet that every screen has, as `@layer mantine`. Our CSS Modules are in no layer, so they win
 * in whatever order chunks arrive. A screen that uses further components imports their `.layer.css`.
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
