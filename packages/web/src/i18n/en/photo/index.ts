import type { BaseTranslation } from '../../i18n-types'

const en_photo = {
  title: 'Photo',
  about: 'JPEG, PNG or WebP, at most 5 MB. You can also drop it here or paste it.',
  choose: 'Choose a photo',
  replace: 'Replace',
  take: 'Take a photo',
  remove: 'Remove',
  sending: 'Sending the photo…',
  saved: 'Photo saved',
  removed: 'Photo removed',
  ask: { title: 'Remove this photo?', text: 'The photo of {name:string} is deleted. It is kept nowhere else.' },
  problems: {
    type: 'This is not a picture we can read. Choose a JPEG, PNG or WebP file.',
    empty: 'The file is empty. Choose another picture.',
    size: 'This picture is larger than 5 MB. Choose a smaller one.',
  },
} satisfies BaseTranslation

export default en_photo
