export const en = {
  photoEmpty: 'The file is empty. Choose another picture.',
  photoNotPicture: 'This is not a picture we can read. Choose a JPEG, PNG or WebP file.',
  photoMoves: 'This picture moves. Choose one that stands still.',
  photoTooSmall: 'This picture is too small. It must be at least {least} pixels wide and high.',
  photoTooManyPixels: 'This picture has too many pixels: at most 64 million. Make it smaller first.',
  photoBroken: 'This picture is damaged or cut off. Choose another one, or take it again.',
}

export const id: typeof en = {
  photoEmpty: 'Berkas ini kosong. Pilih gambar lain.',
  photoNotPicture: 'Ini bukan gambar yang dapat dibaca. Pilih berkas JPEG, PNG, atau WebP.',
  photoMoves: 'Gambar ini bergerak. Pilih gambar diam.',
  photoTooSmall: 'Gambar ini terlalu kecil. Lebar dan tingginya paling sedikit {least} piksel.',
  photoTooManyPixels: 'Gambar ini terlalu banyak pikselnya: paling banyak 64 juta. Perkecil dahulu.',
  photoBroken: 'Gambar ini rusak atau terpotong. Pilih gambar lain atau ambil ulang.',
}
