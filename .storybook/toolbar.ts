/** What the toolbar offers; the first of each is what a new visitor sees. */
export const toolbar = {
  mode: choices('Mode', 'mirror', ['light', 'dark']),
  preset: choices('Colour preset', 'paintbrush', ['blue', 'default', 'pink']),
  contrast: choices('Contrast', 'contrast', ['bold', 'default']),
  layout: choices('Layout', 'sidebar', ['vertical', 'mini']),
  direction: choices('Direction', 'transfer', ['ltr', 'rtl']),
  language: choices('Language', 'globe', ['en', 'id', 'ar']),
}

function choices(
  name: string,
  icon: 'mirror' | 'paintbrush' | 'contrast' | 'sidebar' | 'transfer' | 'globe',
  items: string[],
) {
  return { description: name, toolbar: { title: name, icon, items, dynamicTitle: true } }
}
