/**
 * The part of Mantine's style sheet that every screen has, as `@layer mantine`. Our CSS Modules are in no layer, so they win
 * in whatever order chunks arrive. The fields bring the rest (mantine-form.tsx).
 */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
