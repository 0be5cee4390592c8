import type { Decorator } from '@storybook/react-vite'

/**
 * What stands around every story, the innermost first. A screen needs the app around it: its decorator belongs here
 * and reads the toolbar from `context.globals` (mode, preset, contrast, layout, direction, language).
 */
export const decorators: Decorator[] = []
