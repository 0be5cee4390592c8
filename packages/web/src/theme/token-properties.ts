/** The CSS properties that take tokens. Any other property is written as plain CSS; sides are logical. */
export const tokenProperties = [
  ...['color', 'background', 'backgroundColor', 'borderColor', 'outlineColor', 'fill', 'stroke', 'accentColor'],
  ...['borderBlockColor', 'borderBlockStartColor', 'borderBlockEndColor', 'borderInlineStartColor', 'caretColor'],
  ...['border', 'borderBlock', 'borderBlockStart', 'borderBlockEnd', 'borderInline', 'borderInlineStart', 'borderInlineEnd'],
  ...['borderRadius', 'borderStartRadius', 'borderEndRadius', 'boxShadow', 'zIndex'],
  ...['gap', 'rowGap', 'columnGap', 'inset', 'insetBlock', 'insetInline'],
  ...['insetBlockStart', 'insetBlockEnd', 'insetInlineStart', 'insetInlineEnd', 'top', 'bottom'],
  ...['padding', 'paddingBlock', 'paddingBlockStart', 'paddingBlockEnd'],
  ...['paddingInline', 'paddingInlineStart', 'paddingInlineEnd'],
  ...['margin', 'marginBlock', 'marginBlockStart', 'marginBlockEnd'],
  ...['marginInline', 'marginInlineStart', 'marginInlineEnd', 'scrollMarginBlockStart', 'scrollPaddingTop'],
  ...['width', 'minWidth', 'maxWidth', 'height', 'minHeight', 'maxHeight', 'boxSize', 'flexBasis'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'textStyle', 'colorPalette'],
  ...['transitionDuration', 'transitionTimingFunction', 'animationName', 'animationDuration', 'animationTimingFunction'],
  ...['srOnly', 'truncate', 'lineClamp'],
]
