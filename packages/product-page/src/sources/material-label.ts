/** Shops' labels for the material of a product or a part. */
export const MATERIAL_LABEL =
  /m[ea]terial|fabric|composition|upper|lining|(?:in|out|mid)?sole\b|filling|made (?:of|from)|obermaterial|futter|sohle|füllung|zusammensetzung|mati[èe]re|doublure|semelle|tissu|composición|composição|composizione|suela|forro|capellada|entresuela|tejido|tecido|sola\b|tessuto|suola|fodera|tomaia|materiaa?l|materja|materiā|anyag|sestava|materi[aá][lł]|skład|složení|состав|materiaali|matière|материал|ткань|подклад|подошв|材质|材質|面料|成分|里料|内胆|鞋面|鞋底|素材|소재/iu;
