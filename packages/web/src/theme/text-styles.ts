import { defineTextStyles } from '@pandacss/dev'

const heading = { fontWeight: 'semibold', lineHeight: 'heading', textWrap: 'balance' }

export const textStyles = defineTextStyles({
  title: { value: { ...heading, fontSize: '2xl' } },
  heading: { value: { ...heading, fontSize: 'lg' } },
  subheading: { value: { ...heading, fontSize: 'md' } },
  body: { value: { fontSize: 'sm', lineHeight: 'body' } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'body' } },
  small: { value: { fontSize: 'xs', lineHeight: 'body' } },
  figure: { value: { fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'heading' } },
})
