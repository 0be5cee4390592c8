import { defineRecipe } from '@pandacss/dev'
import { edge } from '../forced-colors'

export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    ...edge,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'control',
    fontWeight: 'semibold',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '& svg': { boxSize: '5' },
    _disabled: { cursor: 'not-allowed', opacity: '0.5', _forcedColors: { color: '[GrayText]', opacity: '1' } },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '1' },
  },
  variants: {
    variant: {
      solid: {
        background: 'colorPalette.solid',
        color: 'colorPalette.on',
        _hover: { background: 'colorPalette.hover' },
      },
      soft: {
        background: 'colorPalette.tint',
        color: 'colorPalette.text',
        _hover: { background: 'colorPalette.tintHover' },
      },
      outline: {
        boxShadow: 'inset 0 0 0 1px var(--colors-outline)',
        color: 'colorPalette.text',
        _hover: { background: 'subtle' },
      },
      ghost: { color: 'colorPalette.text', _hover: { background: 'colorPalette.tint' } },
      danger: { background: 'error.text', color: 'neutral.on', _hover: { filter: 'brightness(1.1)' } },
    },
    palette: {
      primary: { colorPalette: 'primary' },
      neutral: { colorPalette: 'neutral' },
      error: { colorPalette: 'error' },
    },
    size: {
      sm: { height: '8', paddingInline: '3', gap: '1', fontSize: 'xs', '& svg': { boxSize: '4' } },
      md: { height: 'control', paddingInline: '4', gap: '2', fontSize: 'sm' },
      lg: { height: '12', paddingInline: '6', gap: '2', fontSize: 'md' },
    },
    shape: {
      text: {},
      icon: { aspectRatio: '1', paddingInline: '0' },
    },
  },
  defaultVariants: { variant: 'solid', palette: 'primary', size: 'md', shape: 'text' },
})
