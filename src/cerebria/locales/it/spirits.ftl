# Gli Spiriti e i loro poteri.

spirit-love = Amore
spirit-delight = Diletto
spirit-empathy = Empatia
spirit-harmony = Armonia
spirit-hatred = Odio
spirit-misery = Miseria
spirit-malice = Malizia
spirit-anxiety = Ansia
spirit-reason = Ragione
spirit-intuition = Intui­zione
spirit-gatekeeper = Guardiano
spirit-influencer = Persua­sore
spirit-ego = Ego

spirit-power-fortress-income = Quando assorbe, Amore prende dalla riserva 1 FdV in più per ogni Fortezza di Gioia adiacente.
spirit-power-fortress-bonus = Quando assorbe accanto a una Fortezza di Gioia, o a due, Amore prende dalla riserva 2 FdV in più.
spirit-power-big-absorb-draw = Se un solo Assorbimento gli porta 4 FdV o più, sommando tutte le fonti, Diletto può pescare una carta.
spirit-power-protect = Nessuno può reprimere un’Emozione di Gioia su uno spazio adiacente a Empatia, né su uno spazio un passo più in là lungo l’anello.
spirit-power-protect-neighbours = Nessuno può reprimere un’Emozione di Gioia adiacente a Empatia, né un’Emozione di Gioia adiacente a una di queste.
spirit-power-second-token = Quando Armonia scarta una carta per un gettone Vibrazione, il gettone può essere di qualunque colore che la riga accetti; e si può scartare un’altra carta per aggiungere un gettone in più alla stessa riga.
spirit-power-any-colour-token = Quando Armonia scarta una carta per un gettone Vibrazione, il gettone può essere di qualunque colore che la riga accetti.
spirit-power-upgrade-discount = Odio paga 1 FdV in meno per un’azione Spirito con una miglioria. La sola Determinazione non basta per questo, ma il suo sconto conta comunque.
spirit-power-far-absorb = Miseria può assorbire anche da una Sfera che dista un passo, lungo l’Origine, da quelle alla sua portata, bonus compreso. Se questo svuota la Sfera, nessuna Fortezza si unisce all’Identità.
spirit-power-long-quell = Da una Frontiera Malizia può reprimere in tutta la Triade; da un Reame, anche sui due spazi Frontiera ai suoi confini.
spirit-power-chain-quell = Malizia può reprimere anche un’Emozione adiacente a un’altra che è adiacente a Malizia stessa, di qualunque fazione sia quest’ultima.
spirit-power-invoke-bleakness = Ansia può invocare uno Squallore dalla riserva al posto di una carta dalla mano. Sul tabellone non possono essercene più di 6.
spirit-power-early-any-colour = Quando Armonia scarta carte per un gettone Vibrazione, il gettone può essere di qualunque colore che la riga accetti.
spirit-power-early-prevent = Una volta per round, quando si reprime un’Emozione di Gioia in una Triade adiacente a Empatia, Empatia può dare 1 Essenza: l’Emozione non perde nulla.
spirit-power-early-bleakness = Ansia può invocare uno Squallore dalla propria riserva di quattro al posto di una carta dalla mano.
spirit-power-early-soul-leech = Malizia può pagare 1 FdV in più per una Repressione e ottenere così 1 Essenza, anche se la Repressione viene impedita.
spirit-power-realm-discount = Le azioni Reame costano sempre 1 FdV in meno a Ragione, chiunque controlli il Reame.
spirit-power-gain-exchange = Ogni volta che Intuizione ottiene Forza di Volontà, poca o tanta, può cambiarne 1 in 1 Essenza di un tipo a scelta.
