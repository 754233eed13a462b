/** A PDF of A4 pages with a line of text and a red bar, which runs a script as soon as a reader opens it. */
export function scriptedPdf(pages: number): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(document.URL))>>>>',
    `<</Type/Pages/Kids[${Array.from({ length: pages }, (_, at) => `${4 + 2 * at} 0 R`).join(' ')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  for (let page = 1; page <= pages; page += 1) {
    const content = `BT /F1 24 Tf 72 720 Td (Nebbia ${page}) Tj ET 1 0 0 rg 72 600 400 50 re f`
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${objects.length + 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    )
  }
  let text = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
