import { defineSlotRecipe } from '@pandacss/dev'

export const avatar = defineSlotRecipe({
  className: 'avatar',
  slots: ['group', 'root', 'photo'],
  staticCss: ['*'],
  base: {
    group: {
      display: 'inline-flex',
      '& > li + li': { marginInlineStart: '-2' },
      '& > li > *': { outline: '2px solid var(--colors-surface)' },
    },
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      overflow: 'hidden',
      borderRadius: 'full',
      fontWeight: 'semibold',
      lineHeight: 'none',
      userSelect: 'none',
    },
    photo: { boxSize: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { boxSize: '8', fontSize: 'xs' } },
      md: { root: { boxSize: '10', fontSize: 'sm' } },
      lg: { root: { boxSize: '16', fontSize: 'xl' } },
      xl: { root: { boxSize: '[6rem]', fontSize: '3xl' } },
    },
    tone: {
      neutral: { root: opaque('neutral') },
      secondary: { root: opaque('secondary') },
      info: { root: opaque('info') },
      success: { root: opaque('success') },
      warning: { root: opaque('warning') },
      error: { root: opaque('error') },
    },
  },
  defaultVariants: { size: 'md', tone: 'neutral' },
})

/** The tint on an opaque ground: neighbours in a group must not shine through. */
function opaque(tone: string) {
  return { background: `linear-gradient(var(--colors-${tone}-tint) 0 0) var(--colors-surface)`, color: `${tone}.text` }
}
