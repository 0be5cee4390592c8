/** Forced colours take shadows and surfaces away. What they bounded gets a line of the system's colour. */
export const edge = { _forcedColors: { border: '1px solid' } } as const

/** What is chosen among others, where its surface said so. */
export const chosen = {
  _forcedColors: { forcedColorAdjust: 'none', background: '[Highlight]', color: '[HighlightText]' },
} as const
