# Ego, a magától játszó ellenfél: Műveletei, hogy mit miért tesz, és a nehézség lépései.

## Műveletkártyák

scheme-name = { $number }. Művelet
scheme-aim-common = Közös Törekvés
scheme-aim-hidden = Rejtett Törekvés
scheme-aim-next = Következő Közös Törekvés
scheme-head = { $aim }: { $action }
scheme-text = Teteje: { $aim ->
        [hidden] Ego a Rejtett Törekvésére törekszik
        [next] Ego a következő Közös Törekvésre törekszik
       *[common] Ego a Közös Törekvésre törekszik
    }; első Akciója: { $first }. Alja: a második és harmadik Akció: { $second } és { $third }.

## Mit számol, és miért az egyik lehetőséget választja a másik helyett

ego-counts = { $bliss }–{ $gloom }
ego-way-hidden = { $ways ->
        [one] az egyetlen lehetőség
       *[other] { $ways } lehetőség egyike (hogy melyik a legjobb, az a Rejtett Törekvésétől függ)
    }
ego-way-only = { $ways ->
        [one] az egyetlen lehetőség
       *[other] { $ways } lehetőség közül az egyetlen, amely nem kerül Akaraterejébe
    }
ego-way-impact = { $ways } lehetőség közül a legjobb
ego-way-ahead = { $ways } lehetőség közül a legjobb (egyenlők közül, ami a következő Közös Törekvéseknek a legtöbbet adja)
ego-way-what = { $ways } lehetőség közül a legjobb (egyenlők közül előbb épít, azután felmagasztal, végül lerombol)
ego-way-realms = { $ways } lehetőség közül a legjobb (egyenlők közül, ami a Birodalmainak a legtöbbet adja)
ego-way-frontiers = { $ways } lehetőség közül a legjobb (egyenlők közül, ami a Határvidékeinek a legtöbbet adja)
ego-way-intensity = { $ways } lehetőség közül a legjobb (egyenlők közül, ami az Érzelmei Intenzitásának a legtöbbet adja)
ego-way-staying = { $ways } lehetőség közül a legjobb (egyenlők közül a mozgás nélküli)
ego-way-home = { $ways } lehetőség közül a legjobb (egyenlők közül onnan, ahol szívesebben áll: a Befolyásoló Birodalomban, a Kapuőr Határvidéken)
ego-way-chance = { $ways } lehetőség közül a legjobb (egyenlők közül véletlenszerűen)

# Miért nincs lehetőség: onnan, ahol áll, vagy ennyi lépés után.
ego-lack-invoke = { $why ->
        [deck] Üres a paklija.
       *[none] { $steps ->
            [0] Nincs üres hely a mezője mellett, és már kétszer mozgott.
           *[other] Nincs üres hely { $steps } mezőn belül.
        }
    }
ego-lack-intensify = { $why ->
        [full] { $steps ->
            [0] A mezője melletti Ego-Érzelmeken nincs több hely Esszenciának, és már kétszer mozgott.
           *[other] A { $steps } mezőn belüli Ego-Érzelmeken nincs több hely Esszenciának.
        }
       *[none] { $steps ->
            [0] Nincs Ego-Érzelem a mezője mellett, és már kétszer mozgott.
           *[other] Nincs Ego-Érzelem { $steps } mezőn belül.
        }
    }
ego-lack-quell = { $why ->
        [protected] { $steps ->
            [0] A mezője melletti Érzelmeidet egy Szellemed képessége védi, és már kétszer mozgott.
           *[other] A { $steps } mezőn belüli Érzelmeidet egy Szellemed képessége védi.
        }
        [guarded] { $steps ->
            [0] A mezője melletti Érzelmeid elfojtása több Akaraterőbe kerülne, mint amennyije van, és már kétszer mozgott.
           *[other] A { $steps } mezőn belüli Érzelmeid elfojtása több Akaraterőbe kerülne, mint amennyije van.
        }
       *[none] { $steps ->
            [0] Nincs Érzelmed a mezője mellett, és már kétszer mozgott.
           *[other] Nincs Érzelmed { $steps } mezőn belül.
        }
    }
ego-lack-fortify = { $why ->
        [minor] Csak építhetne, az utolsó Kisebb Töredékét pedig megtartja.
       *[none] { $steps ->
            [0] Nincs hol építenie, nincs saját felmagasztalható Erődje, és nincs lerombolható Erődöd a mezője mellett, és már kétszer mozgott.
           *[other] Nincs hol építenie, nincs saját felmagasztalható Erődje, és nincs lerombolható Erődöd { $steps } mezőn belül.
        }
    }
# Miért csak egy lehetőség van.
ego-only-invoke = { $steps ->
        [0] Nincs másik üres hely a mezője mellett, és már kétszer mozgott.
       *[other] Nincs másik üres hely { $steps } mezőn belül.
    }
ego-only-intensify = { $steps ->
        [0] Nincs a mezője mellett másik olyan Ego-Érzelem, amelyen van szabad hely, és már kétszer mozgott.
       *[other] Nincs { $steps } mezőn belül másik olyan Ego-Érzelem, amelyen van szabad hely.
    }
ego-only-quell = { $steps ->
        [0] Nincs másik olyan Érzelmed a mezője mellett, amelyet elfojthatna, és már kétszer mozgott.
       *[other] Nincs másik olyan Érzelmed { $steps } mezőn belül, amelyet elfojthatna.
    }
ego-only-fortify = { $steps ->
        [0] Nincs más, amit építhetne, felmagasztalhatna vagy lerombolhatna a mezője mellett, és már kétszer mozgott.
       *[other] Nincs más, amit építhetne, felmagasztalhatna vagy lerombolhatna { $steps } mezőn belül.
    }
# Mi lehet a rejtett cél, abból, amit Ego Rejtett Törekvéseiből már látni lehetett.
ego-aims = { $count ->
        [one] Csak ez lehet: { $aims }.
       *[other] Ezek egyike: { $aims }.
    }
ego-harm = { $ways ->
        [one] Ártana: { $impact }. Ezért elmarad.
       *[other] Közülük a legjobb is ártana: { $impact }. Ezért elmarad.
    }
ego-absorbs = { $which ->
        [only] Ez az egyetlen Szféra mellette.
        [emptier] A két szomszédos közül az üresebbikből vesz, mert most nem veszítene el egy Kinyilatkoztatást.
        [fuller] A két szomszédos közül a telibbikből vesz, mert most elveszítene egy Kinyilatkoztatást.
       *[chance] Mindkét szomszédosban ugyanannyi van: sorsolás dönt.
    } { $how_much ->
        [frontier] 2-t vesz el, mert irányít ott egy Határvidéket.
        [rest] Többet nem lehet, mert nem maradt benne.
        [fear] Többet nem, mert olyan Kinyilatkoztatást váltana ki, amelyet elveszítene.
       *[no-frontier] Csak 1-et vesz el, mert nem irányít ott Határvidéket.
    }
# Mit tesz Ego legközelebb, amennyire tudható.
ego-forecast = Legközelebb { $spirit } játszik, és erre törekszik: { $aim ->
        [hidden] a Rejtett Törekvése, { $aspiration ->
            [none] amely ezek egyike: { $aims }
           *[other] amely csak ez lehet: { $aspiration }
        }
       *[other] { $aspiration ->
            [none] semmi
           *[other] { $aspiration }
        }
    }. { $ways ->
        [0] Kudarcot vallana ({ $action }): { $lack }
       *[other] { $fails ->
            [1] Kudarcot vallana ({ $action }): a legjobb lehetőség is ártana (Hatás { $impact }).
           *[other] { $best ->
                [none] Első Akciója: { $action }, { $ways ->
                    [one] 1 helyen
                   *[other] { $ways } hely egyikén
                }.
               *[other] Első Akciója: { $action }, legvalószínűbben { $best } (Hatás { $impact }).
            }
        }
    }

## Nehézség: a szintek, és mit változtat az egyes lépés

# Egy szint, amely minden lépést magával hoz addig.
difficulty-easier = { $step ->
        [1] Kiegyenlített (könnyebb, 1. lépés a 3-ból)
        [3] Szelíd (könnyebb, 3. lépés a 3-ból)
       *[other] Könnyebb, { $step }. lépés a 3-ból
    }
difficulty-harder = { $step ->
        [4] Kemény (nehezebb, 4. lépés a 7-ből)
       *[other] Nehezebb, { $step }. lépés a 7-ből
    }
difficulty-medium = Közepes
difficulty-medium-text = Ego úgy, ahogy van, nehezítő vagy könnyítő lépés nélkül.
difficulty-harder-1 = Nehezebb 1
difficulty-harder-1-text = Ego 2 Akaraterővel kezd.
difficulty-harder-2 = Nehezebb 2
difficulty-harder-2-text = Ego Kezdő Érzelmei annyi Esszenciával kezdenek, amennyi csak elfér rajtuk.
difficulty-harder-3 = Nehezebb 3
difficulty-harder-3-text = Ego 1 Akaraterőt kap minden bónuszmezőért, amelyet a Kerekén elér, minden körbefordulásnál újra.
difficulty-harder-4 = Nehezebb 4
difficulty-harder-4-text = A céljának egyformán jó lehetőségek közül Ego először a következő Közös Törekvéseket nézi.
difficulty-harder-5 = Nehezebb 5
difficulty-harder-5-text = Ego öt Kisebb Töredékének egyike kezdettől a Személyiségben van.
difficulty-harder-6 = Nehezebb 6
difficulty-harder-6-text = Ego minden Kinyilatkoztatás után 1 Akaraterőt kap.
difficulty-harder-7 = Nehezebb 7
difficulty-harder-7-text = Ha Ego 2 Akaraterőt nyel el, mindkettőt megtartja.
difficulty-easier-1 = Könnyebb 1
difficulty-easier-1-text = Ha Ego 2 Akaraterőt nyel el, egyet sem tart meg.
difficulty-easier-2 = Könnyebb 2
difficulty-easier-2-text = Ego nem kap pontot az Akaraterejéért Kinyilatkoztatáskor.
difficulty-easier-3 = Könnyebb 3
difficulty-easier-3-text = A játék végén Ego Erődjei 2 és 4 helyett 1 pontot hoznak Kisebb, 2-t Nagyobb Töredékért.
